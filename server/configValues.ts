// Readers of single environment variables. Each throws a StartError with one sentence when its value is invalid.
import { isShareLink } from '@tally/contract/host/hostLinks';
import { markets, type Market } from '@tally/contract/market/codes';
import { readPictureHosts } from '@tally/contract/page/pictureHosts';
import type { PictureHosts } from '@tally/contract/page/pictureHosts';
import { StartError } from './runtime/startError';
import type { EventsConfig } from './events/sender';
import type { MailConfig } from './mail/sender';
import { confirmationModes } from './domain/confirmations/adConfirmations';
import type { ConfirmationMode } from './domain/confirmations/adConfirmations';

/** Minimum length of a secret, so that it can't be guessed. */
export const secretMin = 32;
/** Key of a demo's host backend, which its panel plays. */
export const demoHostKey = 'demo-host-backend';
const demoEventsKey = 'demo-key-of-the-events-for-the-backend';

/** The environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads an integer from 1 to `max`; `otherwise` when the variable is not set. */
export function wholeNumber(env: Environment, name: string, otherwise: number, max: number): number {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > max)
    throw new StartError(`${name} must be a whole number from 1 to ${max}, not "${text}".`);
  return value;
}

/** Reads the public address. It must pass `isShareLink`, because the phone app shares only such links. */
export function publicUrlOf(env: Environment, port: number): string {
  const url = (env['PUBLIC_URL'] || `http://localhost:${port}`).replace(/\/+$/, '');
  if (!isShareLink(url))
    throw new StartError(`PUBLIC_URL must be an https address (http only for localhost), not "${url}".`);
  return url;
}

/** Reads a comma-separated list of origins (scheme, host and port without a path, as browsers send them). */
export function originsOf(env: Environment): string[] {
  const named = (env['ALLOWED_ORIGINS'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  for (const one of named) {
    if (isShareLink(one) && new URL(one).origin === one) continue;
    throw new StartError(
      `ALLOWED_ORIGINS must be origins such as https://app.example.com (http only for localhost), separated by commas, not "${one}".`,
    );
  }
  return named;
}

/** Reads the hosts of pictures (`PICTURE_HOSTS`, APPS-7). */
export function pictureHostsOf(env: Environment): PictureHosts {
  const { hosts, problem } = readPictureHosts(env['PICTURE_HOSTS']);
  if (problem !== undefined) throw new StartError(problem);
  return hosts;
}

/** Reads the address by which the owner of the schema migrates it (OPS-61). */
export function ownerUrlOf(env: Environment): string | undefined {
  const url = env['DATABASE_OWNER_URL'] || undefined;
  if (url !== undefined && !env['DATABASE_URL'])
    throw new StartError('DATABASE_OWNER_URL needs DATABASE_URL: the address of the same database for the server.');
  return url;
}

/** Reads an optional secret. */
export function secretOf(env: Environment, name: string): string | undefined {
  const secret = env[name] || undefined;
  if (secret !== undefined && secret.length < secretMin)
    throw new StartError(`${name} must have at least ${secretMin} characters.`);
  return secret;
}

/** Reads a comma-separated list of markets such as `id,br`. */
export function marketList(env: Environment, name: string): Market[] {
  const named = (env[name] ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => each !== '');
  const unknown = named.find((each) => !markets.some((market) => market === each));
  if (unknown !== undefined)
    throw new StartError(`${name} must name markets (${markets.join(', ')}), not "${unknown}".`);
  return markets.filter((market) => named.includes(market));
}

/** Reads the mail server (`SMTP_URL`) and the sender's address (`MAIL_FROM`); undefined when neither is set. */
export function mailOf(env: Environment): MailConfig | undefined {
  const url = env['SMTP_URL'] || undefined;
  const from = env['MAIL_FROM'] || undefined;
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || !/^smtps?:\/\/[^/\s]+\/?$/.test(url) || !URL.canParse(url))
    throw new StartError('SMTP_URL must be like smtps://USER:PASSWORD@mail.example.com:465, or smtp:// with STARTTLS.');
  if (from === undefined || !/^(?:[^<>\r\n]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(from))
    throw new StartError('MAIL_FROM must be an address, or a name with one: Tally <no-reply@example.com>.');
  return { url, from };
}

/**
 * Reads where events go (`EVENTS_URL`) and the key that signs them (`EVENTS_KEY`). When neither is set: undefined, or
 * the receiver of a demo, which its panel plays.
 */
export function eventsOf(env: Environment, demo: boolean, port: number): EventsConfig | undefined {
  const url = env['EVENTS_URL'] || undefined;
  const key = secretOf(env, 'EVENTS_KEY');
  if (url === undefined && key === undefined)
    return demo ? { url: `http://${env['HOST'] || 'localhost'}:${port}/demo/events`, key: demoEventsKey } : undefined;
  if (url === undefined || !isShareLink(url))
    throw new StartError(`EVENTS_URL must be an https address (http only for localhost), not "${url ?? ''}".`);
  if (key === undefined) throw new StartError('EVENTS_URL needs EVENTS_KEY, which signs the events.');
  return { url, key };
}

/**
 * Reads the confirmation mode of each market from a list such as `id:observed,br:required`; `off` for markets not
 * named.
 */
export function adConfirmationsOf(env: Environment): Record<Market, ConfirmationMode> {
  const modes: Record<Market, ConfirmationMode> = { id: 'off', ph: 'off', br: 'off' };
  for (const each of (env['AD_CALLBACKS'] ?? '').split(',').filter((one) => one.trim() !== '')) {
    const [name, value] = each.trim().toLowerCase().split(':');
    const market = markets.find((one) => one === name);
    const mode = confirmationModes.find((one) => one === value);
    if (!market || !mode)
      throw new StartError(
        `AD_CALLBACKS must be markets with ${confirmationModes.join(', ')}, separated by commas (id:observed,br:required), not "${each.trim()}".`,
      );
    modes[market] = mode;
  }
  return modes;
}
