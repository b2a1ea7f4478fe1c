import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ReferralInfo } from '@tally/contract/people/referral';

/** An invitation as the page uses it: the contract's type, with any string as locale. */
export type Invitation = Omit<ReferralInfo, 'locale'> & { locale: string };

/** Reads an invitation: a field that is missing or of a wrong type becomes empty; any locale is accepted. */
function readInvitation(answer: unknown): Invitation {
  const fields: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  const textOf = (name: keyof Invitation) => (typeof fields[name] === 'string' ? fields[name] : '');
  return {
    userName: textOf('userName'),
    userAvatar: textOf('userAvatar'),
    userCash: typeof fields['userCash'] === 'number' ? fields['userCash'] : 0,
    appName: textOf('appName'),
    appPkgName: textOf('appPkgName'),
    appIcon: textOf('appIcon'),
    appTitle: textOf('appTitle'),
    appContent: textOf('appContent'),
    locale: textOf('locale'),
    lang: textOf('lang'),
    utmS: textOf('utmS'),
    utmM: textOf('utmM'),
    utmC: textOf('utmC'),
  };
}

/**
 * Lenient schema of the response to a code's lookup. `isInvitation` decides whether the result can be shown; a response
 * without data cannot: "missing info ... goes to /404". Written without the schema package, because the page's build
 * contains only those parts of it that the contract uses.
 */
export const invitationReply: StandardSchemaV1<Invitation, Invitation> = {
  '~standard': { version: 1, vendor: 'tally', validate: (answer) => ({ value: readInvitation(answer) }) },
};
