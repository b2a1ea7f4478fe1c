import { endpointNames } from '@tally/contract/endpoints';
import { dayMs } from '@tally/contract/limits/time';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createTestServices } from '../../testing/testServices';
import { trouble, type Replies } from '../../testing/fakeServer';
import { passTime } from '../../testing/passTime';
import { renderScreen } from '../../testing/renderScreen';
import '../NotFound/NotFoundScreen';

const unreachable: Replies = Object.fromEntries(endpointNames.map((name) => [name, trouble('offline')]));
const started = createTestServices().now();

describe('the page says why no response comes (DIALOG-8)', () => {
  it.each([
    ['the phone shows a day six years before the page was built', started + 6 * 365 * dayMs, true],
    ['the clock is right', started - dayMs, false],
  ])('%s', async (_, built, told) => {
    const { services } = renderScreen('/home', unreachable, { built });
    for (let second = 0; second < 8; second += 1) await passTime(services, 1000);
    const said = /Your phone's date or time is wrong/;
    await screen.findByText(told ? said : 'Could not refresh your data.');
    expect(screen.queryAllByText(said)).toHaveLength(told ? 1 : 0);
  });
});
