// @vitest-environment node
import { dayMs, hourMs } from '@tally/contract/limits/time';
import { markets } from '@tally/contract/market/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeDays, closedDaysOf } from '../domain/dayChain/closeDays';
import { createMetrics } from '../http/metrics';
import type { LogLine } from '../runtime/log';
import { behindTheProduct } from '../testing/behindTheProduct';
import { createTestServer } from '../testing/testServer';
import type { TestServer } from '../testing/testServer';
import { createChainWatch } from './chainWatch';
import { createWatch } from './watch';

let server: TestServer;
/** What somebody was given on each of three days: a row of each closed day. */
const given: number[] = [];
beforeAll(async () => {
  server = await createTestServer({ stories: [] });
  for (let day = 0; day < 3; day++) {
    await server.person({ market: 'ph', cash: 5 });
    const [row] = await server.db.query<{ id: number }>('select max(id) as id from transfers');
    given.push(row?.id ?? 0);
    server.pass(dayMs);
  }
  server.pass(3 * hourMs);
  for (const market of markets) await closeDays(server.db, market, server.context.now());
});
afterAll(() => server.close());

const lines: LogLine[] = [];
beforeEach(() => {
  lines.length = 0;
});

/** A watch that reads one day in each round. */
const watched = () => createChainWatch(server.db, server.context.now, (line) => void lines.push(line), 0);
const stateOf = (chain: ReturnType<typeof watched>) => chain.states().find(({ market }) => market === 'ph');
const changed = (nth: number, by: number) =>
  behindTheProduct(server.db, 'update transfers set amount = amount + $2 where id = $1', [given[nth] ?? 0, by]);

describe('the walk through the closed days', () => {
  it('the walk through closed days reads some in each round, and begins anew after the last one (OPS-62)', async () => {
    const chain = watched();
    expect(stateOf(chain)).toMatchObject({ faults: 0, closedUntil: 0, lastWalkAt: 0 });
    await changed(2, 1);
    const walked = async () => {
      await chain.round();
      return [stateOf(chain)?.faults, stateOf(chain)?.lastWalkAt];
    };
    expect([await walked(), await walked(), await walked()]).toEqual([
      [0, 0],
      [0, 0],
      [1, server.context.now()],
    ]);
    expect(stateOf(chain)?.closedUntil).toBe((await closedDaysOf(server.db, 'ph')).at(-1)?.until);
    expect(lines).toEqual([
      {
        level: 'error',
        message: 'What was written down for good has changed: transfers.',
        market: 'ph',
        day: 20_261_120,
      },
    ]);
    await changed(2, -1);
    // The alarm stays until a whole walk has found nothing.
    expect(await walked()).toEqual([1, server.context.now()]);
    expect([(await walked())[0], (await walked())[0]]).toEqual([1, 0]);
  });

  it('only the metric of its market shows a fault, with how far the days are closed (OPS-62)', async () => {
    const watch = createWatch(server.db, server.context.now, (line) => void lines.push(line));
    const text = async () => {
      await watch.round();
      return createMetrics({ waiting: () => 0 }, watch).text();
    };
    const seconds = ((await closedDaysOf(server.db, 'ph')).at(-1)?.until ?? 0) / 1000;
    const sound = await text();
    expect(sound).toContain('tally_chain_faults{market="ph"} 0');
    expect(sound).toContain(`tally_chain_closed_until_timestamp_seconds{market="ph"} ${seconds}`);
    expect(sound).toContain(`tally_chain_walk_timestamp_seconds{market="ph"} ${server.context.now() / 1000}`);
    expect(sound).toContain('tally_chain_closed_until_timestamp_seconds{market="br"} 0');
    await changed(0, 1);
    await changed(1, 1);
    const broken = await text();
    expect(broken).toContain('tally_chain_faults{market="ph"} 2');
    expect(broken).toContain('tally_chain_faults{market="id"} 0');
    await changed(0, -1);
    await changed(1, -1);
    expect(await text()).toContain('tally_chain_faults{market="ph"} 0');
  });

  it('a database that does not answer is reported, and the known fault stays (OPS-62)', async () => {
    let away = false;
    const query: typeof server.db.query = async (text, params) => {
      if (away) throw new Error('away');
      return server.db.query(text, params);
    };
    const watch = createWatch({ ...server.db, query }, server.context.now, (line) => void lines.push(line));
    await changed(1, 1);
    await watch.round();
    await changed(1, -1);
    away = true;
    await watch.round();
    expect(lines).toContainEqual({ level: 'error', message: 'The look at the closed days failed: away' });
    expect(await createMetrics({ waiting: () => 0 }, watch).text()).toContain('tally_chain_faults{market="ph"} 1');
  });
});
