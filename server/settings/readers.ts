// Readers of single settings (environment.ts).
import { isIP } from 'node:net';
import { isShareLink } from '@tally/contract/host/hostLinks';
import { markets, type Market } from '@tally/contract/market/codes';
import { readPictureHosts } from '@tally/contract/page/pictureHosts';
import type { PictureHosts } from '@tally/contract/page/pictureHosts';
import { confirmationModes } from '../domain/confirmations/adConfirmations';
import type { ConfirmationMode } from '../domain/confirmations/adConfirmations';
import { StartError } from '../runtime/startError';
import type { Reader } from './environment';

/** Minimum length of a secret, so that it can't be guessed. */
export const secretMin = 32;

/** Any text; undefined: it is not set. */
export const optionalText: Reader<string | undefined> = (text) => text || undefined;

/** Text, or what holds when it is not set. */
export const textOr =
  (otherwise: string): Reader<string> =>
  (text) =>
    text || otherwise;

/** One of some words. */
export const oneOf =
  <Word extends string, Otherwise extends Word | undefined>(
    words: readonly Word[],
    otherwise: Otherwise,
  ): Reader<Word | Otherwise> =>
  (text, name) => {
    if (text === '') return otherwise;
    const word = words.find((each) => each === text);
    if (word === undefined) {
      const last = words.at(-1) ?? '';
      throw new StartError(`${name} must be ${words.slice(0, -1).join(', ')} or ${last}, not "${text}".`);
    }
    return word;
  };

/** Whether it is 1, not 0. */
export const flag =
  (otherwise: boolean): Reader<boolean> =>
  (text, name) =>
    (oneOf(['0', '1'], undefined)(text, name) ?? (otherwise ? '1' : '0')) === '1';

/** An integer from 1 to `max`. */
export const wholeNumber =
  (otherwise: number, max: number): Reader<number> =>
  (text, name) => {
    if (text === '') return otherwise;
    const value = /^\d{1,15}$/.test(text) ? Number(text) : 0;
    if (value < 1 || value > max)
      throw new StartError(`${name} must be a whole number from 1 to ${max}, not "${text}".`);
    return value;
  };

/** The public address. It must pass `isShareLink`, because the phone app shares only such links. */
export const publicUrl =
  (port: number): Reader<string> =>
  (text, name) => {
    const url = (text || `http://localhost:${port}`).replace(/\/+$/, '');
    if (!isShareLink(url))
      throw new StartError(`${name} must be an https address (http only for localhost), not "${url}".`);
    return url;
  };

/** An https address of another server, or http of this machine; undefined: it is not set. */
export const serverUrl: Reader<string | undefined> = (text, name) => {
  if (text === '') return undefined;
  if (!isShareLink(text))
    throw new StartError(`${name} must be an https address (http only for localhost), not "${text}".`);
  return text;
};

/** A local address to listen on, or the name of one; undefined: all. */
export const localAddress: Reader<string | undefined> = (text, name) => {
  if (text === '') return undefined;
  // What looks like an IPv4 address and is none is no name either.
  const isName = /^(?!-)[a-z\d-]+(?:\.[a-z\d-]+)*$/i.test(text) && !/^[\d.]+$/.test(text);
  if (isIP(text) === 0 && !isName)
    throw new StartError(`${name} must be an address of this machine such as 127.0.0.1, not "${text}".`);
  return text;
};

/** An address of a PostgreSQL, which holds a password and is not shown. */
export const databaseUrl: Reader<string | undefined> = (text, name) => {
  if (text === '') return undefined;
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new StartError(
      `${name} must be like postgres://USER:PASSWORD@127.0.0.1:5432/tally (characters such as @ or / in them as %40, %2F).`,
    );
  const pooled = new URL(text).searchParams.get('pgbouncer');
  if (pooled !== null && pooled !== 'true' && pooled !== 'false')
    throw new StartError(`${name} has pgbouncer=${pooled}, which must be true or false.`);
  return text;
};

/** A list separated by commas. */
const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** A list of origins (scheme, host and port without a path, as browsers send them). */
export const origins: Reader<readonly string[]> = (text, name) =>
  listOf(text).map((one) => {
    if (isShareLink(one) && new URL(one).origin === one) return one;
    throw new StartError(
      `${name} must be origins such as https://app.example.com (http only for localhost), separated by commas, not "${one}".`,
    );
  });

/** The hosts of pictures (`PICTURE_HOSTS`, APPS-7). */
export const pictureHosts: Reader<PictureHosts> = (text) => {
  const { hosts, problem } = readPictureHosts(text);
  if (problem !== undefined) throw new StartError(problem);
  return hosts;
};

/** A secret of at least `secretMin` characters; undefined: it is not set. */
export const secret: Reader<string | undefined> = (text, name) => {
  if (text !== '' && text.length < secretMin)
    throw new StartError(`${name} must have at least ${secretMin} characters.`);
  return text || undefined;
};

/** A list of markets such as `id,br`. */
export const marketList: Reader<readonly Market[]> = (text, name) => {
  const named = listOf(text.toLowerCase());
  const unknown = named.find((each) => !markets.some((market) => market === each));
  if (unknown !== undefined)
    throw new StartError(`${name} must name markets (${markets.join(', ')}), not "${unknown}".`);
  return markets.filter((market) => named.includes(market));
};

/** Markets that are served (`MARKETS`); all when it is not set. */
export const servedMarkets: Reader<readonly Market[]> = (text, name) => {
  if (text === '') return markets;
  const named = marketList(text, name);
  if (named.length === 0) throw new StartError(`${name} must name markets (${markets.join(', ')}), not "${text}".`);
  return named;
};

/** The address of a mail server, which holds a password and is not shown. */
export const smtpUrl: Reader<string | undefined> = (text, name) => {
  if (text === '') return undefined;
  if (!/^smtps?:\/\/[^/\s]+\/?$/.test(text) || !URL.canParse(text))
    throw new StartError(`${name} must be like smtps://USER:PASSWORD@mail.example.com:465, or smtp:// with STARTTLS.`);
  return text;
};

/** The sender of mails. */
export const mailAddress: Reader<string | undefined> = (text, name) => {
  if (text !== '' && !/^(?:[^<>\r\n]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text))
    throw new StartError(
      `${name} must be an address, or a name with one (Tally <no-reply@example.com>), not "${text}".`,
    );
  return text || undefined;
};

/** The confirmation mode of each market from a list such as `id:observed,br:required`; `off` for those not named. */
export const adConfirmations: Reader<Readonly<Record<Market, ConfirmationMode>>> = (text, setting) => {
  const modes: Record<Market, ConfirmationMode> = { id: 'off', ph: 'off', br: 'off' };
  const named = new Set<Market>();
  for (const each of listOf(text)) {
    const [name, value, ...more] = each.toLowerCase().split(':');
    const market = markets.find((one) => one === name);
    const mode = confirmationModes.find((one) => one === value);
    if (market && named.has(market)) throw new StartError(`${setting} names ${market} more than once.`);
    if (!market || !mode || more.length > 0)
      throw new StartError(
        `${setting} must be markets with ${confirmationModes.join(', ')}, separated by commas (id:observed,br:required), not "${each}".`,
      );
    named.add(market);
    modes[market] = mode;
  }
  return modes;
};
