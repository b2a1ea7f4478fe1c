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
 * A shorter device id is none (ENTRY-9); people who share one would be taken for one. It is trimmed and in one case, so that no
 * spelling makes another phone of one. The colon is kept for made-up people.
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
  /** What the host's check of phone and app said (Play Integrity and the like); kept, and shown to operators. */
  integrity: v.optional(text(200)),
  refCode: v.optional(shortText),
});

/** A login as it is asked for; without a package it is for the market's own app. */
type LoginRequest = Omit<Login, 'appPkgName'> & { readonly appPkgName?: string };

/**
 * `POST /logins` for the phone app's backend, which has verified the Google login: `{sub, email, name, market, ...}` -> `{token, userId}`: the token,
 * which the app hands to `loginCallback`. Bearer: the host's key (`HOST_KEY`); without one in the configuration it is shut.
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
