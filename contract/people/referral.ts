import * as v from 'valibot';
import { link, locale, longText, money, packageName, shortText, text } from '../api/schemas';

/** The inviting user and the app that the invitation is for. */
export const referralInfo = v.object({
  userName: shortText,
  userAvatar: link,
  userCash: money,
  appName: shortText,
  appPkgName: packageName,
  appIcon: link,
  appTitle: shortText,
  appContent: longText,
  locale,
  lang: text(10),
  utmS: shortText,
  utmM: shortText,
  utmC: shortText,
});
export type ReferralInfo = v.InferOutput<typeof referralInfo>;
