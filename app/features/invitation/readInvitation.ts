import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ReferralInfo } from '@tally/contract/user';

/** An invitation as the page has it: the contract's, in whatever language. */
export type Invitation = Omit<ReferralInfo, 'locale'> & { locale: string };

/** A field that is missing or of a wrong type becomes empty; any locale is accepted. */
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
 * The answer behind a code, read tolerantly. `isInvitation` decides whether it is enough to be shown; without data
 * nothing is: "missing info ... goes to /404". Written without the schema package: the page's build has only the parts of
 * that package which the contract uses.
 */
export const invitationReply: StandardSchemaV1<Invitation, Invitation> = {
  '~standard': { version: 1, vendor: 'tally', validate: (answer) => ({ value: readInvitation(answer) }) },
};
