import { codes } from '@tally/contract/api/envelope';
import { hostCalls } from '@tally/contract/host/hostBackend';
import { cutText } from '@tally/contract/text/cutText';
import { holdsLetter, plainName } from '@tally/contract/text/plainText';
import { packageOf } from '../../domain/offers/apps';
import { isKnown, logIn, marketOfLogin, publicIdOf } from '../../domain/people/login';
import type { Login } from '../../domain/people/login';
import { deviceVerdictOn } from '../../domain/people/phones';
import type { DeviceVerdict } from '../../domain/people/phones';
import { Refusal } from '../../domain/shared/refusal';
import { requireServed } from '../guards/requireServed';
import type { HostCall } from './hostCall';

/** Maximum length of a stored name. */
const nameMax = 120;

/** A name as it is stored (TEXT-9): plain, and empty when nothing of it can be read. */
function storedName(given: string): string {
  const plain = plainName(given);
  return holdsLetter(plain) ? cutText(plain, nameMax) : '';
}

/**
 * Why a login is refused where phones must be named. Whoever had an account before their phone's id was shared keeps
 * it.
 */
const refusedBecause: Readonly<Record<DeviceVerdict, string>> = {
  phone: '',
  none: 'is required',
  placeholder: 'tells no phones apart',
  shared: 'is that of too many people',
};

/** The body of a login request; without a package it is for the market's own app. */
type LoginRequest = Omit<Login, 'appPkgName'> & { readonly appPkgName?: string; readonly newcomer?: boolean };

/**
 * `POST /logins`: opens a session for a person whose Google login the phone app's backend has verified. The app passes
 * the token to `loginCallback`; `userId` is the person's public id.
 */
export const logins: HostCall = {
  ...hostCalls.postLogins,
  answer: async ({ catalogue, config, db, now, numberKey }, body, metrics) => {
    const { appPkgName, newcomer = true, ...who } = body as unknown as LoginRequest;
    const home = await marketOfLogin(db, who.sub);
    requireServed({ market: home }, config.markets);
    if (!newcomer && home === undefined) throw new Refusal(codes.malformed, 'UNKNOWN PERSON');
    const verdict = await deviceVerdictOn(db, who.uuid);
    metrics.login(verdict);
    if (
      config.deviceRequired &&
      refusedBecause[verdict] !== '' &&
      (verdict !== 'shared' || !(await isKnown(db, who.sub)))
    )
      throw new Refusal(codes.malformed, `MALFORMED REQUEST: uuid ${refusedBecause[verdict]}`);
    const known = appPkgName ?? packageOf(await catalogue(), who.market);
    const token = await logIn(db, { ...who, name: storedName(who.name), appPkgName: known }, now(), numberKey);
    return { token, userId: await publicIdOf(db, who.sub) };
  },
};
