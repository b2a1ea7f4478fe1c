import { exampleAppSettings } from '@tally/contract/fixtures/app';
import { moreAppList } from '@tally/contract/fixtures/offers';
import { activeUsers } from '@tally/contract/fixtures/user';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/renderScreen';

const lists = { getMoreApps: moreAppList, getAppSettings: exampleAppSettings };
const link = moreAppList[0]?.link ?? '';

it("an app has icon, name, headline and a button that is labelled by the item's action text, or by the one verb for installing (APPS-1)", async () => {
  renderScreen('/opt/moreapps', lists);
  const row = (await screen.findByRole('button', { name: /^Install.*Harvest Hero/ })).closest('li');
  expect(row?.querySelector('img')?.getAttribute('src')).toBe(moreAppList[0]?.icon);
  expect(row?.textContent).toContain('Harvest Hero');
  expect(row?.textContent).toContain('Grow a farm in five minutes a day');
  expect(screen.getByRole('button', { name: /^Install.*Chess Corner/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Open.*Cloud Notes/ })).toBeTruthy();
});

it.each([
  [806, `tally://open?url=${encodeURIComponent(link)}`],
  [805, link],
])('with SDK %i a tap opens %s (APPS-2)', async (sdk, opened) => {
  const { services } = renderScreen('/opt/moreapps', lists, { sdk });
  await userEvent.click(await screen.findByRole('button', { name: /Harvest Hero/ }));
  await waitFor(() => expect(services.navigated).toEqual([opened]));
});

it.each([
  ['type=2', 'Hot apps'],
  ['type=3', 'More apps'],
])(
  'the query chooses the list: the page fetches and shows %s, with one title and a word on whose apps they are (ROUTE-8, ADS-9)',
  async (type, title) => {
    const { requests } = renderScreen(`/opt/moreapps?${type}`, {
      ...lists,
      getMoreApps: ({ url }) => (url.includes(type) ? moreAppList.slice(0, 1) : []),
    });
    await screen.findByRole('heading', { name: title, level: 1 });
    await screen.findByRole('region', { name: 'Apps from our partners' });
    expect(screen.getAllByRole('heading', { name: title })).toHaveLength(1);
    await screen.findByRole('button', { name: /Harvest Hero/ });
    expect(requests.some(({ url }) => url.includes('/opt/proapp'))).toBe(false);
  },
);

const whatPays = ['/home#lucky', '/team', '/tips/rules'];
it.each([
  ['?type=2', moreAppList, [...whatPays, '/opt/moreapps']],
  ['?type=promo', [], [...whatPays, '/opt/moreapps']],
  ['', moreAppList, whatPays],
  ['', [], whatPays],
])(
  'the list %s, empty or not, ends with what pays, the rules and the other list (APPS-8)',
  async (type, apps, paths) => {
    renderScreen(`/opt/moreapps${type}`, { ...lists, getMoreApps: apps, getProApps: apps });
    const end = within(await screen.findByRole('region', { name: 'More to earn' }, { timeout: 5000 }));
    await waitFor(() => expect(end.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(paths));
  },
);

it('a list of apps names no lucky tasks to whom none are offered (APPS-8)', async () => {
  renderScreen('/opt/moreapps', { ...lists, getUserInfo: { ...activeUsers.id, showLuckyTask: false } });
  const end = within(await screen.findByRole('region', { name: 'More to earn' }));
  expect(end.getByRole('link', { name: /for each friend/ })).toBeTruthy();
  expect(end.queryByRole('link', { name: /lucky/ })).toBeNull();
});

it('the promotions are a list of their own call, one tap from the standard list (APPS-5)', async () => {
  const { requests } = renderScreen('/opt/moreapps', { ...lists, getProApps: moreAppList.slice(0, 1) });
  await userEvent.click(await screen.findByRole('link', { name: /^Featured apps ?Ad$/ }));
  await screen.findByRole('heading', { name: 'Featured apps', level: 1 });
  await waitFor(() => expect(requests.filter(({ url }) => url.includes('/opt/proapp?'))).toHaveLength(1));
  expect(requests.filter(({ url }) => url.includes('/opt/moreapps?'))).toHaveLength(1);
});
