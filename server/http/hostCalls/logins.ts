import { codes } from '@tally/contract/api/envelope';
import { hostCalls } from '@tally/contract/host/hostBackend';
import { cutText } from '@tally/contract/text/cutText';
import { holdsLetter, plainName } from '@tally/contract/text/plainText';
import { packageOf } from '../../domain/offers/apps';
import { logIn, publicIdOf } from '../../domain/people/login';
import type { Login } from '../../domain/people/login';
import { Refusal } from '../../domain/shared/refusal';
import type { HostCall } from './hostCall';

/** Maximum length of a stored name. */
const nameMax = 120;

/** A name as it is stored (TEXT-9): plain, and empty when nothing of it can be read. */
function storedName(given: string): string {
  const plain = plainName(given);
  return holdsLetter(plain) ? cutText(plain, nameMax) : '';
}

/** The body of a login request; without a package it is for the market's own app. */
type LoginRequest = Omit<Login, 'appPkgName'> & { readonly appPkgName?: string };

/**
 * `POST /logins`: opens a session for a person whose Google login the phone app's backend has verified. The app passes
 * the token to `loginCallback`; `userId` is the person's public id.
 */
export const logins: HostCall = {
  ...hostCalls.postLogins,
  answer: async ({ catalogue, config, db, now, numberKey }, body) => {
    const { appPkgName, ...who } = body as unknown as LoginRequest;
    if (config.deviceRequired && who.uuid === undefined)
      throw new Refusal(codes.malformed, 'MALFORMED REQUEST: uuid is required');
    const known = appPkgName ?? packageOf(await catalogue(), who.market);
    const token = await logIn(db, { ...who, name: storedName(who.name), appPkgName: known }, now(), numberKey);
    return { token, userId: await publicIdOf(db, who.sub) };
  },
};
