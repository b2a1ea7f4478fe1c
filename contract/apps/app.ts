import * as v from 'valibot';
import { described, link, packageName, shortText } from '../api/schemas';

/** The facts about an app that the public pages show. */
export const appInfo = v.object({
  appName: described(shortText, 'Name of the app.'),
  appShortName: described(shortText, 'Short name of the app, by which public pages name it.'),
  appPkgName: packageName,
  appIcon: described(link, "The app's picture."),
  appEmail: described(shortText, 'Address for questions about data.'),
  developerName: described(shortText, 'Who publishes the app.'),
  storeUrl: described(link, "The app's page in the store."),
});
export type AppInfo = v.InferOutput<typeof appInfo>;
