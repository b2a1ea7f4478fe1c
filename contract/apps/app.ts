import * as v from 'valibot';
import { link, packageName, shortText } from '../api/schemas';

/** The facts about an app that the public pages show. */
export const appInfo = v.object({
  appName: shortText,
  appShortName: shortText,
  appPkgName: packageName,
  appIcon: link,
  appEmail: shortText,
  developerName: shortText,
  storeUrl: link,
});
export type AppInfo = v.InferOutput<typeof appInfo>;
