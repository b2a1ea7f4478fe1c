// @vitest-environment node
import { hourMs } from '@tally/contract/limits/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DayClosedEvent } from '@tally/contract/host/hostEvents';
import { deliverDays } from '../../events/deliverDays';
import { createMetrics } from '../../http/metrics';
import { createWatch } from '../../maintenance/watch';
import type { LogLine } from '../../runtime/log';
import { createClosedDays } from '../../testing/closedDays';
import type { ClosedDays } from '../../testing/closedDays';
import { behindTheProduct } from '../../testing/behindTheProduct';
import type { TestServer } from '../../testing/testServer';
import { runChain } from '../../commands/chain';

const market = 'ph';
let past: ClosedDays;
let server: TestServer;
beforeAll(async () => {
  past = await createClosedDays(3);
  server = past.server;
});
afterAll(() => server.close());

describe('what is told of closed days', () => {
  it("the phone app's backend gets each hash once and in order, retried until it accepts it (EVENT-11)", async () => {
    const got: DayClosedEvent[] = [];
    const logged: LogLine[] = [];
    let down = true;
    const context = {
      db: server.db,
      now: server.context.now,
      log: (line: LogLine) => void logged.push(line),
      goesOn: () => true,
      sender: {
        send: (event: DayClosedEvent) => {
          if (down) return Promise.reject(new Error('it answered 500'));
          got.push(event);
          return Promise.resolve();
        },
      },
    };
    await deliverDays(context);
    expect([got, logged.length]).toEqual([[], 1]);
    down = false;
    server.pass(hourMs);
    await Promise.all([deliverDays(context), deliverDays(context)]);
    await deliverDays(context);
    const closed = (await past.days()).map(({ day, hash, until: at }) => ({
      kind: 'day.closed',
      market,
      day,
      hash,
      at,
    }));
    expect(got.filter((event) => event.market === market)).toMatchObject(closed);
    expect(await server.db.query('select 1 from day_outbox')).toEqual([]);
  });

  it('metrics and the command say that something was changed, and the newest hash (OPS-62)', async () => {
    const lines: LogLine[] = [];
    const watch = createWatch(server.db, server.context.now, (line) => void lines.push(line));
    const text = async () => {
      await watch.round();
      return createMetrics(server.db, watch).text();
    };
    expect(await text()).toContain('tally_chain_faults{market="ph"} 0');
    const printed: string[] = [];
    const command = () =>
      runChain(
        () => Promise.resolve({ ...server.db, close: () => Promise.resolve() }),
        (line) => Promise.resolve(void printed.push(line)),
      );
    await command();
    const last = (await past.days()).at(-1);
    expect(printed).toContain(
      `ph: ${(await past.days()).length} closed days, the last one ${last?.day}, hash ${last?.hash}.`,
    );
    const change = 'update transfers set amount = amount + $1 where id = (select min(id) from transfers)';
    await behindTheProduct(server.db, change, [1]);
    expect(await text()).toContain('tally_chain_faults{market="ph"} 1');
    expect(lines).toContainEqual(
      expect.objectContaining({ message: 'What was written down for good has changed: transfers.', day: 20_261_118 }),
    );
    await expect(command()).rejects.toThrow('1 closed days are not as they were closed.');
    expect(printed).toContain('ph 20261118: not as it was closed (transfers).');
    await behindTheProduct(server.db, change, [-1]);
  });
});
