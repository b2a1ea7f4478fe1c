import * as v from 'valibot';
import { described, link, longText, shortText, whole } from '../api/schemas';

/** Settings of the app that the page runs in; the page caches them locally. */
export const appSettings = v.object({
  appName: described(shortText, 'Name of the app.'),
  appShortName: described(shortText, 'Short name of the app, by which public pages name it.'),
  appIntent: described(shortText, 'Scheme by which the phone app opens links.'),
  appBaseUrl: described(link, "Address of the app's web pages."),
  appEmail: described(shortText, 'Address for questions.'),
  developerName: described(shortText, 'Who publishes the app.'),
  shareText: described(longText, 'Text with which a person shares the app; the link follows it.'),
  shareImg: described(link, 'Picture that is shared with it.'),
  shareMore: described(longText, 'Text after the link.'),
  appVersionCode: described(whole(1_000_000_000), 'Newest version of the phone app; 0: nothing is said.'),
});
export type AppSettings = v.InferOutput<typeof appSettings>;
