import { locale, market, shortText } from '@tally/contract/api/schemas';
import { games } from '@tally/contract/host/hostBackend';
import type { Market } from '@tally/contract/market/codes';
import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import type { Context } from 'hono';
import * as v from 'valibot';
import { statement } from '../db/statement';
import { alive, pending } from '../db/states';
import type { Clock } from '../runtime/clock';
import { openSession } from '../domain/people/joining';
import { resolveWithdrawal } from '../domain/withdrawals/resolveWithdrawal';
import type { Bindings } from '../http/clientIp';
import { bearerOf, personOf } from '../http/caller';
import type { ServerContext } from '../http/context';
import { addEventReceiver } from './demoEvents';
import { joinNewcomer } from './newcomer';
import { demoPeople } from './people';
import { faultRule } from './faults';
import type { Faults } from './faults';
import { reset } from './reset';

/** Signs in as an existing demo person (`id`), or as a new person of a market. */
const signIn = v.union([v.object({ id: v.pipe(v.string(), v.maxLength(60)) }), v.object({ market })]);
const played = v.object({ game: v.picklist(games) });
const joining = v.object({
  market,
  name: v.optional(shortText),
  locale: v.optional(locale),
  refCode: v.optional(shortText),
  device: v.optional(shortText),
});
const resolution = v.object({ id: shortText, paid: v.boolean() });
const moved = v.object({ shiftMs: v.pipe(v.number(), v.minValue(-4e10), v.maxValue(4e10)) });

async function bodyOf<S extends v.GenericSchema>(context: Context, schema: S): Promise<v.InferOutput<S> | undefined> {
  const result = v.safeParse(schema, await context.req.json().catch(() => undefined));
  return result.success ? result.output : undefined;
}

const unclear = (context: Context) => context.json({ error: 'The request is not clear.' }, 400);

/** What the calls of the panel work with. */
interface Demo {
  readonly panel: Hono;
  readonly serverContext: ServerContext;
  readonly clock: Clock;
  readonly faults: Faults;
}

const personWithId = statement({ publicId: 'text' }, `select id from users where public_id = :publicId and ${alive()}`);

function addPeople({ panel, serverContext: { db }, clock }: Demo): void {
  panel.get('/people', async (context) => {
    const there = new Set(
      (await db.query<{ id: string }>(`select public_id as id from users where ${alive()}`)).map(({ id }) => id),
    );
    return context.json(demoPeople.filter(({ id }) => there.has(id)));
  });
  panel.post('/sign-in', async (context) => {
    const body = await bodyOf(context, signIn);
    if (body && 'market' in body) {
      const { userId } = await joinNewcomer(db, body, clock.now());
      return context.json({ token: await openSession(db, userId, clock.now()) });
    }
    if (!body || !demoPeople.some(({ id }) => id === body.id)) return unclear(context);
    const [person] = await db.query<{ id: number }>(...personWithId({ publicId: body.id }));
    return person
      ? context.json({ token: await openSession(db, person.id, clock.now()) })
      : context.json({ error: 'Nobody of that name.' }, 404);
  });
  panel.post('/join', async (context) => {
    const body = await bodyOf(context, joining);
    if (!body) return unclear(context);
    const { id, userId } = await joinNewcomer(db, body, clock.now());
    return context.json({ id, token: await openSession(db, userId, clock.now()) });
  });
}

function addFailures({ panel, faults }: Demo): void {
  panel.get('/failures', (context) => context.json(faults.list()));
  panel.post('/failures', async (context) => {
    const rule = await bodyOf(context, faultRule);
    if (!rule) return unclear(context);
    faults.add(rule);
    return context.json(faults.list());
  });
  panel.delete('/failures', (context) => {
    faults.clear();
    return context.json([]);
  });
}

function addClock({ panel, serverContext: { config }, clock }: Demo): void {
  panel.get('/status', (context) =>
    context.json({ now: clock.now(), shiftedMs: clock.shifted(), operatorKey: config.operatorKeys[0]?.key }),
  );
  panel.get('/clock', (context) => context.json({ now: clock.now(), shiftedMs: clock.shifted() }));
  panel.post('/clock', async (context) => {
    const body = await bodyOf(context, moved);
    if (!body) return unclear(context);
    clock.shift(body.shiftMs);
    return context.json({ now: clock.now(), shiftedMs: clock.shifted() });
  });
}

const oldestWithdrawal = statement(
  { publicId: 'text' },
  `
select w.id, w.user_id as "userId", u.market
from withdrawals w join users u on u.id = w.user_id
where ${pending('w')} and u.public_id = :publicId
order by w.id
limit 1`,
);

/** A game's round as the phone app's backend reports it, and the end of a withdrawal. */
function addEvents({ panel, serverContext: { db, config }, clock }: Demo, hostCalls: HostCalls): void {
  panel.post('/played', async (context) => {
    const body = await bodyOf(context, played);
    const person = await personOf(db, bearerOf(context.req.header('authorization')), clock.now());
    if (!body || !person) return unclear(context);
    const report = { userId: person.publicId, market: person.market, game: body.game, round: randomUUID() };
    return hostCalls.request('/rounds', {
      method: 'POST',
      headers: { authorization: `Bearer ${config.hostKey ?? ''}` },
      body: JSON.stringify({ ...report, at: clock.now() }),
    });
  });
  panel.post('/resolve', async (context) => {
    const body = await bodyOf(context, resolution);
    if (!body) return unclear(context);
    const [found] = await db.query<{ id: number; userId: number; market: Market }>(
      ...oldestWithdrawal({ publicId: body.id }),
    );
    const resolved = found && (await resolveWithdrawal(db, found, { paid: body.paid, now: clock.now() }));
    return context.json({ resolved: resolved !== undefined });
  });
}

type HostCalls = Hono<{ Bindings: Bindings }>;

/**
 * The calls that only a demo server has, under /demo. Plain JSON without an envelope.
 *
 * @param hostCalls the calls of the phone app's backend, which `/played` plays: it reports the round as in production
 */
export function createPanel(serverContext: ServerContext, clock: Clock, faults: Faults, hostCalls: HostCalls): Hono {
  const panel = new Hono().basePath('/demo');
  const demo = { panel, serverContext, clock, faults };
  addPeople(demo);
  addFailures(demo);
  addClock(demo);
  addEvents(demo, hostCalls);
  addEventReceiver(panel, serverContext);
  panel.post('/reset', async (context) => {
    faults.clear();
    clock.shift(-clock.shifted());
    await reset(serverContext.db, clock.now());
    return context.json({ people: demoPeople.length });
  });
  panel.all('/*', (context) => context.json({ error: 'No such demo call.' }, 404));
  return panel;
}
