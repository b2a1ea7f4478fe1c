// @vitest-environment node
import { postCheckin } from '@tally/contract/calls/tasks';
import { getUserInfo } from '@tally/contract/calls/user';
import { dayMs } from '@tally/contract/limits/time';
import { describe, expect, it, vi } from 'vitest';
import { openTestDb } from '../../testing/testDb';
import { createTestServer } from '../../testing/testServer';
import { watchFreeSpace } from './freeSpace';

describe('the room on the disk', () => {
  it('the log has one line when disk space runs out, and one when there is enough again', () => {
    vi.useFakeTimers();
    try {
      let free = 200;
      const onChange = vi.fn<(enough: boolean, free: number) => void>();
      const space = watchFreeSpace('/', 100, onChange, () => free);
      const after = (left: number) => {
        free = left;
        vi.advanceTimersByTime(500);
        return space.enough();
      };
      // Writes stop below the reserve, and resume only with a quarter more than the reserve.
      expect([200, 100, 99, 50, 124, 125, 100].map(after)).toEqual([true, true, false, false, false, true, true]);
      expect(onChange.mock.calls).toEqual([
        [false, 99],
        [true, 125],
      ]);
      space.close();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('a disk whose room ends refuses writes with 503 and goes on reading, and writes begin again by themselves', async () => {
    const db = await openTestDb();
    let room = true;
    const server = await createTestServer({ stories: [], db: { ...db, takesWrites: () => room } });
    const { token, id } = await server.person({ coin: 5000 });
    server.pass(dayMs);
    room = false;
    expect(await server.call(postCheckin, { token, query: { action: 'reward' } })).toMatchObject({
      code: 503,
      msg: 'NO ROOM',
    });
    // The exchange that is due is a write too, so it is postponed.
    expect(await server.callOk(getUserInfo, { token })).toMatchObject({ coin: 5000 });
    room = true;
    expect(await server.callOk(postCheckin, { token, query: { action: 'reward' } })).toMatchObject({ status: 1 });
    expect(await db.query(`select 1 from transfers where user_id = $1 and kind = 'exchangeout'`, [id])).toHaveLength(1);
    await db.close();
  });
});
