import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ReferralInfo } from '@tally/contract/user';
import * as v from 'valibot';

const words = v.fallback(v.string(), '');

/** An invitation as the page has it: the contract's, in whatever language. */
export type Invitation = Omit<ReferralInfo, 'locale'> & { locale: string };

/**
 * The answer behind a code, read tolerantly: what is missing or of a wrong kind is empty, and any locale is taken. Whether
 * that is enough to be shown is `isInvitation`'s to say; without data nothing is, "missing info ... goes to /404".
 */
export const invitationReply = v.pipe(
  v.fallback(v.record(v.string(), v.unknown()), {}),
  v.object({
    userName: words,
    userAvatar: words,
    userCash: v.fallback(v.number(), 0),
    appName: words,
    appPkgName: words,
    appIcon: words,
    appTitle: words,
    appContent: words,
    locale: words,
    lang: words,
    utmS: words,
    utmM: words,
    utmC: words,
  }),
) as unknown as StandardSchemaV1<Invitation, Invitation>;
