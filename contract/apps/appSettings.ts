import * as v from 'valibot';
import { endpoint } from '../api/endpoint';
import { link, locale, longText, nothing, packageName, shortText, whole } from '../api/schemas';

/** Settings of the app that the page runs in; the page caches them locally. */
const appSettings = v.object({
  appName: shortText,
  appShortName: shortText,
  appIntent: shortText,
  appBaseUrl: link,
  appEmail: shortText,
  developerName: shortText,
  shareText: longText,
  shareImg: link,
  shareMore: longText,
  appVersionCode: whole(1_000_000_000),
});
export type AppSettings = v.InferOutput<typeof appSettings>;

/** Settings of the app that shows the page; an unknown package gets the defaults. */
export const getAppSettings = endpoint({
  method: 'GET',
  path: '/app/h5',
  who: 'anyone',
  money: false,
  query: v.object({ package_name: packageName, locale }),
  body: nothing,
  reply: appSettings,
  reading: { empty: {}, instead: { appVersionCode: 0 } },
});
