import { exampleAdConfigs, exampleAppSettings } from '@tally/contract/fixtures/app';
import { homeAds } from '@tally/contract/fixtures/offers';
import { freshTasks } from '@tally/contract/fixtures/task';
import { homeAdPlace } from '@tally/contract/limits/ads';
import { revealMs } from '@tally/contract/limits/home';
import type { PlaceItem } from '@tally/contract/apps/offers';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { passTime } from '../../../testing/passTime';
import { renderScreen, type RenderScreenOptions } from '../../../testing/renderScreen';
import '../../Tips/TipsScreen';

/** Home with one ad card, which opens the phone app's ads window or what `change` says. */
async function openHome(
  options: RenderScreenOptions = {},
  configs = exampleAdConfigs,
  change: Partial<PlaceItem> = { openType: 5 },
) {
  const ads = homeAds.slice(0, 1).map((item) => ({ ...item, ...change }));
  const { simulator, services, ...opened } = renderScreen(
    '/home',
    {
      getNormalTasks: freshTasks,
      getAdConfigs: configs,
      getAppSettings: exampleAppSettings,
      postPlaceReport: null,
      getPlaceInfo: (request) => (request.url.includes(`placeId=${homeAdPlace}`) ? ads : []),
    },
    options,
  );
  await screen.findByRole('article', { name: 'Daily check-in' });
  const pass = (ms: number) => passTime(services, ms);
  await pass(500);
  await pass(revealMs.homeAds);
  const card = await screen.findByRole('listitem', { name: ads[0]?.title ?? '' });
  const tap = () => userEvent.click(within(card).getByRole('button'));
  const windows = () =>
    simulator.log.flatMap((entry) => {
      if (!('args' in entry) || entry.name !== 'showAdsWindow') return [];
      return [JSON.parse(String(entry.args[1])) as { ads: unknown[]; showMs: number }];
    });
  return { ...opened, services, pass, tap, windows };
}

it('a tap opens the ads window of the phone app for 3 s (ADS-6, ADS-12), with up to 4 native Pangle and 1 MTG', async () => {
  const { tap, windows, posts, services } = await openHome();
  await tap();
  expect(windows().map(({ showMs, ads: shown }) => [showMs, shown.length])).toEqual([[3000, 5]]);
  expect(posts('/opt/place-report')).toHaveLength(1);
  expect(services.navigated).toEqual([]);
});

it('while an ads window is open, a tap opens no second one', async () => {
  const { tap, windows, pass } = await openHome();
  await tap();
  await tap();
  expect(windows()).toHaveLength(1);
  expect(await screen.findByText('One moment…')).toBeTruthy();
  await pass(3000);
  await tap();
  expect(windows()).toHaveLength(2);
});

it.each([
  ['a host older than SDK 803 (ADS-5)', { sdk: 802 }, exampleAdConfigs],
  ['a host that cannot', { scenario: { host: 'partial', missing: ['showAdsWindow'] } }, exampleAdConfigs],
  ['no ad configs', {}, []],
] as const)('%s: the link of the item is opened', async (_, options, configs) => {
  const { tap, windows, services } = await openHome(options, [...configs]);
  await tap();
  await waitFor(() => expect(services.navigated).toHaveLength(1));
  expect(windows()).toEqual([]);
});

describe('a tap on an ad of home opens it by its open type (ADS-12)', () => {
  const link = 'https://shop.example/a';

  it.each([
    [1, `tally://open?url=${encodeURIComponent(link)}`],
    [2, link],
  ])('%i: %s', async (openType, opened) => {
    const { tap, services } = await openHome({}, [], { openType, link });
    await tap();
    await waitFor(() => expect(services.navigated).toEqual([opened]));
  });

  it('4: a page of this app', async () => {
    const { tap, services } = await openHome({}, [], { openType: 4, data: '{"page":"/tips/rules"}' });
    await tap();
    expect(await screen.findByRole('heading', { level: 1, name: 'Event rules' })).toBeTruthy();
    expect(services.navigated).toEqual([]);
  });
});
