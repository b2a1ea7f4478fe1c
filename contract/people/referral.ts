import * as v from 'valibot';
import { link, locale, longText, money, nothing, packageName, shortText, text, textBetween } from '../api/schemas';
import { endpoint } from '../api/endpoint';
import { refCodeMin } from '../limits/team';
import { locales } from '../market/codes';
import { unknownNumber } from '../api/reading';

/** The inviting user and the app that the invitation is for. */
const referralInfo = v.object({
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

/** The locale whose country the given one ends with (`br`, `pt-BR`), else Indonesia's own. */
const nearestLocale = ({ locale: given }: Record<string, unknown>) =>
  locales.find((locale) => locale.endsWith(String(given).slice(-2).toLowerCase())) ?? 'id';

/** The invitation behind a code; an unknown code gets code 404. */
export const getReferralInfo = endpoint({
  method: 'GET',
  path: '/user/refinfo',
  who: 'anyone',
  money: false,
  query: v.object({ refCode: textBetween(refCodeMin, 40) }),
  body: nothing,
  reply: referralInfo,
  reading: { empty: {}, instead: { userCash: unknownNumber, locale: nearestLocale } },
});
