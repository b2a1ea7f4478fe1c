import { coinRecords, incomes } from '@tally/contract/fixtures/income';
import { hotAppList } from '@tally/contract/fixtures/offers';
import { activeUsers } from '@tally/contract/fixtures/user';
import { coinRecordsShown } from '@tally/contract/limits/income';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { messagingServices } from '../../platform/messaging.config';
import { renderScreen, type RenderScreenOptions } from '../../testing/renderScreen';
import '../../startup/pageChunk';
import './CoinCenterScreen';

async function open(market: 'id' | 'ph' | 'br' = 'id', options: RenderScreenOptions = {}, records = coinRecords.id) {
  const opened = renderScreen(
    '/app/coincenter',
    {
      getUserInfo: activeUsers[market],
      getIncome: incomes[market],
      getIncomeRecords: records,
      getMoreApps: hotAppList,
    },
    { market, ...options },
  );
  await screen.findByRole('group', { name: 'Coin records' });
  return opened;
}
const hotApps = () => screen.queryByRole('region', { name: 'Hot apps' });
const channel = () => screen.queryByRole('button', { name: 'Join our WhatsApp channel' });

it('hot apps stand in Indonesia by name and picture, open by their link, and a button opens the channel (COINS-2, APPS-4)', async () => {
  const { services, simulator } = await open();
  await waitFor(() => expect(hotApps()).not.toBeNull());
  for (const { name, icon } of hotAppList) {
    const app = within(hotApps() as HTMLElement).getByRole('button', { name });
    expect(app.querySelector('img')?.getAttribute('src')).toBe(icon);
    expect(app.textContent).toContain(name);
  }
  const [first] = hotAppList;
  await userEvent.click(screen.getByRole('button', { name: first?.name ?? '' }));
  await waitFor(() =>
    expect(services.navigated).toEqual([`tally://open?url=${encodeURIComponent(first?.link ?? '')}`]),
  );
  await userEvent.click(channel() as HTMLElement);
  expect(simulator.log.find((entry) => 'name' in entry && entry.name === 'openChannel')).toMatchObject({
    args: ['W', messagingServices.W.channel],
  });
});

it.each(['ph', 'br'] as const)(
  'the coin center in %s has neither hot apps nor channel (COINS-2, PERSON-6)',
  async (market) => {
    const { requests } = await open(market);
    expect([hotApps(), channel()]).toEqual([null, null]);
    expect(requests.some(({ url }) => url.includes('/opt/moreapps'))).toBe(false);
  },
);

it('tips stand at the end (COINS-3)', async () => {
  await open();
  await waitFor(() => expect(hotApps()).not.toBeNull());
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  const parts = headings.filter((text) => !/^\d+\s\w+$/.test(text));
  expect(parts).toEqual(['Coin center', 'Coin records', 'Hot apps', 'How you earn']);
  expect(screen.getByText('Do daily tasks to earn coins and cash.')).toBeTruthy();
});

it.each(['id', 'ph', 'br'] as const)(
  'the coin center shows the newest records of more, and says how many: %s (COINS-1)',
  async (market) => {
    await open(market, {}, Array.from({ length: 6 }, () => coinRecords.id).flat());
    const list = screen.getByRole('group', { name: 'Coin records' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(coinRecordsShown[market]);
    expect(screen.getByText(new RegExp(`^Showing the latest ${coinRecordsShown[market]} records`))).toBeTruthy();
  },
);

it('below an empty list the note says when coins turn into cash, and names no latest records (COINS-1)', async () => {
  renderScreen('/app/coincenter', { getUserInfo: activeUsers.id, getIncome: incomes.id, getIncomeRecords: [] });
  expect(await screen.findByText(/^Coins are exchanged for cash every morning before/)).toBeTruthy();
  expect(screen.queryByText(/^Showing the latest/)).toBeNull();
});

it('the coin center has no channel for a phone app that cannot open it (COINS-2, HOST-9)', async () => {
  await open('id', { sdk: 813 });
  await waitFor(() => expect(hotApps()).not.toBeNull());
  expect(channel()).toBeNull();
});

it.each([
  ['better', 5],
  ['other', 10],
])(
  'the coin center names the %s rate, which holds for the person, and both behind a question (MONEY-12)',
  async (_, coinRate) => {
    renderScreen('/app/coincenter', {
      getUserInfo: { ...activeUsers.id, coinRate },
      getIncome: incomes.id,
      getIncomeRecords: coinRecords.id,
      getMoreApps: [],
    });
    await screen.findByRole('group', { name: 'Coin records' });
    await screen.findByText(new RegExp(`^Rate: ${coinRate} coins = Rp.1$`));
    const both = screen.getByText(/5 coins = Rp.1.*10 coins = Rp.1/);
    expect(both.closest('details')?.open).toBe(false);
  },
);
