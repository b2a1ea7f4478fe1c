import * as v from 'valibot';
import { link, longText, shortText, whole } from '../api/schemas';

/** Settings of the app that the page runs in; the page caches them locally. */
export const appSettings = v.object({
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
