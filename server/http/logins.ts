import { link, locale, market, packageName, shortText, text, textBetween } from '@tally/contract/schemas';
import { codes } from '@tally/contract/envelope';
import { tokenLongerThan } from '@tally/contract/limits';
import { Hono } from 'hono';
import * as v from 'valibot';
import { packageOf } from '../domain/apps';
import { logIn, publicIdOf } from '../domain/login';
import type { Login } from '../domain/login';
import { Refusal } from '../domain/refusal';
import type { Bindings } from './address';
import type { ServerContext } from './context';
import { requireKey } from './requireKey';
import { bodyText, readBody } from './input';
import { createOperatorGuard } from './operatorGuard';

/**
 * A device id that is too short is refused (ENTRY-9), because people who share one would be taken for one person. It is
 * trimmed and lower-cased, so that another spelling does not count as another phone. Colons are reserved for made-up
 * people.
 */
const login = v.object({
  sub: v.pipe(v.string(), v.regex(/^[\w.-]{1,255}$/)),
  email: text(200),
  name: shortText,
  avatar: v.optional(link, ''),
  market,
  locale: v.optional(locale),
  appPkgName: v.optional(packageName),
  uuid: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), textBetween(tokenLongerThan + 1, 200))),
  /**
   * Verdict of the host's integrity check of phone and app (Play Integrity and the like); stored, and shown to
   * operators.
   */
  integrity: v.optional(text(200)),
  refCode: v.optional(shortText),
});

/** The body of a login request; without a package it is for the market's own app. */
type LoginRequest = Omit<Login, 'appPkgName'> & { readonly appPkgName?: string };

/**
 * `POST /logins` for the phone app's backend, which has verified the Google login: takes `{sub, email, name, market,
 * ...}` and returns `{token, userId}`. The app passes the token to `loginCallback`. Bearer: the host's key
 * (`HOST_KEY`); when none is configured, the call is disabled.
 */
export function createLogins(serverContext: ServerContext): Hono<{ Bindings: Bindings }> {
  const host = createOperatorGuard(
    serverContext.db,
    serverContext.config.hostKey === undefined ? [] : [{ name: 'host', key: serverContext.config.hostKey }],
  );
  return new Hono<{ Bindings: Bindings }>().post('/logins', (context) =>
    requireKey(context, serverContext, host, async () => {
      try {
        const { appPkgName, ...who } = readBody(login, await bodyText(context)) as unknown as LoginRequest;
        if (serverContext.config.deviceRequired && who.uuid === undefined)
          throw new Refusal(codes.malformed, 'MALFORMED REQUEST: uuid is required');
        const known = appPkgName ?? packageOf(await serverContext.catalogue(), who.market);
        const token = await logIn(serverContext.db, { ...who, appPkgName: known }, serverContext.now());
        return context.json({ token, userId: await publicIdOf(serverContext.db, who.sub) }, 200, {
          'cache-control': 'no-store',
        });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return context.json({ error: error.message }, error.code === codes.tooLarge ? 413 : 400);
      }
    }),
  );
}
