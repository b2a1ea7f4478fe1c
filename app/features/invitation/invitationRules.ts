import { refCodeMin } from '@tally/contract/limits/team';
import { marketLocales, markets, type Locale } from '@tally/contract/market/codes';
import type { ReferralInfo } from '@tally/contract/people/referral';
import { storeLink } from '../../platform/links';

/** Whether a code is worth a lookup: "Needs a code of at least 6 characters, else no lookup" (INVITE-1). */
export const isRefCode = (code: string): boolean => code.length >= refCodeMin;

/** Whether a response contains enough to be shown: "Missing info or empty names goes to /404". */
export const isInvitation = ({ userName, appName }: Pick<ReferralInfo, 'userName' | 'appName'>): boolean =>
  userName.trim() !== '' && appName.trim() !== '';

/**
 * "Language picked from the referrer locale (id, ph, br; default id)": the own language of the market that is named, or
 * in which the named language is used.
 */
export function landingLocale(referrer: string): Locale {
  const code = referrer.toLowerCase().replace('-', '_');
  const market = markets.find((one) => one === code || marketLocales[one].some((own) => own === code)) ?? 'id';
  return marketLocales[market][0];
}

/**
 * "Install-on-store button (store link carrying utmS and utmM)": the store passes the `referrer` to the app at its
 * first start. The campaign, where the server names one, identifies the inviter. Undefined for an invalid package name.
 */
export function invitationStoreLink(
  { appPkgName, utmS, utmM, utmC }: Pick<ReferralInfo, 'appPkgName' | 'utmS' | 'utmM' | 'utmC'>,
  inPhoneApp: boolean,
): string | undefined {
  const link = storeLink(appPkgName, inPhoneApp);
  const referrer = new URLSearchParams({
    utm_source: utmS,
    utm_medium: utmM,
    ...(utmC && { utm_campaign: utmC }),
  }).toString();
  return link && `${link}&referrer=${encodeURIComponent(referrer)}`;
}
