import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ReferralInfo } from '@tally/contract/user';

/** An invitation as the page has it: the contract's, in whatever language. */
export type Invitation = Omit<ReferralInfo, 'locale'> & { locale: string };

/** What is missing or of a wrong kind is empty, and any locale is taken. */
function readInvitation(answer: unknown): Invitation {
  const given: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  const words = (name: keyof Invitation) => (typeof given[name] === 'string' ? given[name] : '');
  return {
    userName: words('userName'),
    userAvatar: words('userAvatar'),
    userCash: typeof given['userCash'] === 'number' ? given['userCash'] : 0,
    appName: words('appName'),
    appPkgName: words('appPkgName'),
    appIcon: words('appIcon'),
    appTitle: words('appTitle'),
    appContent: words('appContent'),
    locale: words('locale'),
    lang: words('lang'),
    utmS: words('utmS'),
    utmM: words('utmM'),
    utmC: words('utmC'),
  };
}

/**
 * The answer behind a code, read tolerantly. Whether it is enough to be shown is `isInvitation`'s to say; without data
 * nothing is, "missing info ... goes to /404". Written without the schema package: the page's build has only the parts of
 * that package which the contract uses.
 */
export const invitationReply: StandardSchemaV1<Invitation, Invitation> = {
  '~standard': { version: 1, vendor: 'tally', validate: (answer) => ({ value: readInvitation(answer) }) },
};
