import * as v from 'valibot';
import { link, noData, nothing, outcome, packageName, shortText, taken, text, typedLine } from '../api/schemas';
import { endpoint } from '../api/endpoint';

/** The facts about an app that the public pages show. */
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

/** Public facts of an app by its short name (privacy policy, data deletion); an unknown name gets code 404. */
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

/**
 * Requests the deletion of a user's data. `info` is BAD USER when no user has the address, CHECK MAIL when the owner of
 * the address was sent a confirmation link (`deletion.ts`). `gaid`, the phone's advertising id, is accepted and
 * ignored: no other call sends one, so the server stores nothing under it.
 */
export const postDeleteMyData = endpoint({
  method: 'POST',
  path: '/app/delmydata',
  who: 'anyone',
  money: false,
  query: v.object({ app: shortText, email: typedLine(200), gaid: v.optional(text(100)) }),
  body: nothing,
  reply: outcome,
  reading: taken,
});

const imageQuery = v.object({ img: v.pipe(v.string(), v.maxLength(60), v.regex(/^[a-z0-9-]+$/)) });
/** Pictures, sent as image bytes (`reply` is `null`: a successful answer has no envelope). */
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
