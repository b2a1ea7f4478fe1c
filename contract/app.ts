import * as v from 'valibot';
import {
  link,
  locale,
  longText,
  noData,
  nothing,
  outcome,
  packageName,
  shortText,
  taken,
  text,
  whole,
} from './schemas';
import { endpoint } from './endpoint';

/** What the public pages need to know of an app. */
const appInfo = v.object({
  appName: shortText,
  appShortName: shortText,
  appPkgName: packageName,
  appIcon: link,
  appEmail: shortText,
  developerName: shortText,
  storeUrl: link,
});
export type AppInfo = v.InferOutput<typeof appInfo>;

/** Settings of the app that the page runs in; the client keeps them locally. */
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

/** Public facts of an app by its short name (privacy policy, data deletion); unknown: code 404. */
export const getAppInfo = endpoint({
  method: 'GET',
  path: '/app/info',
  who: 'anyone',
  money: false,
  query: v.object({ shortName: shortText }),
  body: nothing,
  reply: appInfo,
  reading: { alias: { appName: 'appShortName' } },
});

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

/**
 * Request to delete a person's data; `info` BAD USER when the address belongs to nobody, CHECK MAIL when its owner was sent a
 * link that confirms it (`deletion.ts`). `gaid`, the phone's advertising id,
 * may come along and decides nothing: no call brings one otherwise, so nothing is kept under it.
 */
export const postDeleteMyData = endpoint({
  method: 'POST',
  path: '/app/delmydata',
  who: 'anyone',
  money: false,
  query: v.object({ app: shortText, email: text(200), gaid: v.optional(text(100)) }),
  body: nothing,
  reply: outcome,
  reading: taken,
});

const imageQuery = v.object({ img: v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9-]+$/)) });
/** Pictures, answered as image bytes (`reply` is `null`: there is no envelope on success). */
export const getAdImage = endpoint({
  method: 'GET',
  path: '/app/ad',
  who: 'anyone',
  money: false,
  query: imageQuery,
  body: nothing,
  reply: noData,
});
export const getImage = endpoint({
  method: 'GET',
  path: '/app/img',
  who: 'anyone',
  money: false,
  query: imageQuery,
  body: nothing,
  reply: noData,
});
