import { activeUsers } from '@tally/contract/fixtures/user';
import { expect, it } from 'vitest';
import { createTestApp } from '../testing/testApp';
import { fetchUser } from './fetchUser';
import { selectActive } from './selectors';

it.each([
  [200, true],
  [201, false],
  [403, false],
])(
  'an answer of code %i with the data of an active person makes somebody active: %s (PERSON-1)',
  async (code, active) => {
    const { services, store } = createTestApp();
    services.fetch = () => Promise.resolve(Response.json({ code, msg: '', data: activeUsers.id }));
    await store.dispatch(fetchUser());
    expect(selectActive(store.getState())).toBe(active);
  },
);
