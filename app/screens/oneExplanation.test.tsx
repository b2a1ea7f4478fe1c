import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { incomes } from '@tally/contract/fixtures/income';
import { accounts, passbooks, wallets } from '@tally/contract/fixtures/wallet';
import { trouble, type Replies, type Trouble } from '../testing/fakeServer';
import { loadScreens } from '../testing/loadScreens';
import { renderScreen } from '../testing/renderScreen';

// They are many, and loaded at once.
beforeAll(loadScreens, 60_000);
const warned = vi.fn();
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(warned.mockReset()));

const fine: Replies = {
  getWallet: wallets.id,
  getAccount: accounts.id,
  getPassbook: passbooks.id,
  getIncome: incomes.id,
};
/** Each page with the call without which it has nothing to show. */
const pages: [string, keyof Replies][] = [
  ['/withdraw', 'getWallet'],
  ['/passbook', 'getPassbook'],
  ['/account', 'getAccount'],
  ['/team', 'getTeam'],
  ['/income', 'getIncomeRecords'],
  ['/app/coincenter', 'getIncomeRecords'],
  ['/opt/moreapps', 'getMoreApps'],
  ['/privacy-policy', 'getAppInfo'],
  ['/ref/ABC234', 'getReferralInfo'],
];
const explanations = {
  server: 'Something went wrong on our side',
  connection: 'Check your connection',
  clock: "Your phone's date or time is wrong",
  busy: 'very busy right now',
};

/** Which of the explanations the page gives, dialog included. */
async function explained(path: string, call: keyof Replies, failure: Trouble) {
  const { services } = renderScreen(path, { getMoreApps: [], ...fine, [call]: trouble(failure) });
  const all = () => document.body.textContent;
  const given = () => Object.entries(explanations).filter(([, text]) => all().includes(text));
  await waitFor(() => {
    services.advance(1000);
    expect(given()).not.toEqual([]);
  });
  screen.getAllByRole('button', { name: 'Try again' });
  return given().map(([cause]) => cause);
}

describe('one failure has one explanation on every page (DIALOG-5)', () => {
  it.each(pages)('a failure of our side, on %s', async (path, call) => {
    expect(await explained(path, call, { http: 500 })).toEqual(['server']);
  });
  it.each(pages)('no response, on %s', async (path, call) => {
    expect(await explained(path, call, 'offline')).toEqual(['connection']);
  });
  it.each(pages)(
    'data without the envelope {code, msg, data}, which is our fault too, on %s (API-2)',
    async (path, call) => {
      expect(await explained(path, call, 'bare')).toEqual(['server']);
      expect(warned.mock.calls.flat().join()).toContain('is not {code, msg, data}');
    },
  );
});
