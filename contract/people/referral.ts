import * as v from 'valibot';
import { described, link, locale, longText, money, packageName, shortText, text } from '../api/schemas';

/** The inviting user and the app that the invitation is for. */
export const referralInfo = v.object({
  userName: described(shortText, 'Name of the person who invites.'),
  userAvatar: described(link, 'Their picture; empty: there is none.'),
  userCash: described(money, 'All that they have earned in cash.'),
  appName: described(shortText, 'Name of the app.'),
  appPkgName: packageName,
  appIcon: described(link, "The app's picture."),
  appTitle: described(shortText, 'What the app is, in a line.'),
  appContent: described(longText, 'What the app is, in a few sentences.'),
  locale,
  lang: described(text(10), 'Language of title and content; the page goes by `locale`.'),
  utmS: described(shortText, 'Source for the link to the store (`utm_source`).'),
  utmM: described(shortText, 'Medium for the link to the store (`utm_medium`).'),
  utmC: described(shortText, 'Campaign for the link to the store (`utm_campaign`).'),
});
export type ReferralInfo = v.InferOutput<typeof referralInfo>;
