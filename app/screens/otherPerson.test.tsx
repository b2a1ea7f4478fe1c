import { endpointNames, type EndpointName } from '@tally/contract/endpoints';
import { examples } from '@tally/contract/examples';
import { repliedFeedback } from '@tally/contract/fixtures/feedback';
import { waitingLucky } from '@tally/contract/fixtures/lucky';
import { reviewIn, reviewStates } from '@tally/contract/fixtures/review';
import { midwayTasks } from '@tally/contract/fixtures/task';
import { activeUsers, guestUser } from '@tally/contract/fixtures/user';
import { accounts, wallets } from '@tally/contract/fixtures/wallet';
import { act, cleanup, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokenHash } from '../bridge/tokenHash';
import { hostCommands } from '../bridge/calls/hostCommands';
import type { CreatedApp } from '../createApp';
import { pendingOf } from '../features/wallet/withdraw/pendingWithdrawal';
import { withdraw } from '../features/wallet/withdraw/withdraw';
import { openDialog } from '../overlays/openDialog';
import { showToast } from '../overlays/showToast';
import { lastHome } from '../session/lastNumbersStorage';
import { rememberHome } from '../startup/rememberHome';
import { trouble, type Replies } from '../testing/fakeServer';
import { loadScreens } from '../testing/loadScreens';
import { passTime } from '../testing/passTime';
import { renderScreen } from '../testing/renderScreen';
import { routes } from './routes';

const ana = 'a'.repeat(60);
const budi = 'b'.repeat(60);
/** Time after which all of a page is shown, ms. */
const settledMs = 5000;

beforeAll(loadScreens);

const exampleOf = (name: EndpointName) => {
  const [, reply] = Object.entries(examples[name].replies)[0] ?? [];
  return reply instanceof Response ? undefined : (reply as unknown);
};
const bearer = (request: Request) => request.headers.get('authorization')?.slice('Bearer '.length);

/** Ana has worked today, and has everything that a person may have. */
const ofAna: Replies = {
  getUserInfo: { ...activeUsers.id, showReviewTask: true },
  getNormalTasks: midwayTasks,
  getLucky: waitingLucky,
  getReview: reviewIn('id', reviewStates.waiting),
  getFeedback: repliedFeedback,
  getWallet: { ...wallets.id, balance: 50_000, paying: 0 },
  getAccount: accounts.id,
};

/** A server that answers Ana and guests, and does `toBudi` to every call of Budi. */
const serverWith = (toBudi: 'never' | 'offline'): Replies =>
  Object.fromEntries(
    endpointNames.flatMap((name) => {
      const reply = ofAna[name] ?? exampleOf(name);
      if (reply === undefined) return [];
      const answer = (request: Request) => {
        if (bearer(request) === budi) return trouble(toBudi);
        return name === 'getUserInfo' && !bearer(request) ? guestUser : reply;
      };
      return [[name, answer]];
    }),
  );

/** A page of a person, or of a guest, shown in full. */
async function pageOf(path: string, token: string, toBudi: 'never' | 'offline') {
  let app: CreatedApp | undefined;
  const opened = renderScreen(path, serverWith(toBudi), {
    token,
    scenario: { installed: ['com.whatsapp', 'org.telegram.messenger'], logOut: 'ends' },
    onReady: (created) => {
      app = created;
    },
  });
  await passTime(opened.services, settledMs);
  await passTime(opened.services, settledMs);
  const logIn = () => {
    act(() => {
      opened.simulator.call('loginCallback', budi);
    });
  };
  if (!app) throw new Error('The app did not start.');
  return { ...opened, app, logIn };
}
/** The page's text without the notices, which are about strangers and take turns. */
const shown = () =>
  document.body.textContent.replace(/((E\.g\.|Example:) )?[A-Z][a-z]+( [A-Z]\.)? withdrew Rp\s[\d.]+/g, '');

const pages = routes.map(({ path }) =>
  path
    .replace('*', '/nowhere')
    .replace(':name', 'rules')
    .replace(':code', 'ABC234')
    .replace(/\/:\w+\?/, ''),
);

/** Pages on which a person's own data are seen. */
const personal = [
  '/home',
  '/income',
  '/account',
  '/withdraw',
  '/passbook',
  '/app/coincenter',
  '/default',
  '/team',
  '/feedback',
  '/mydata',
];

describe.each(['never', 'offline'] as const)('while the calls of who logs in get this: %s', (toBudi) => {
  it.each(pages)('%s shows a new person the same, no matter who was there before (PERSON-15)', async (path) => {
    const after = async (token: string) => {
      const { logIn, services } = await pageOf(path, token, toBudi);
      const before = shown();
      logIn();
      const atOnce = shown();
      await passTime(services, settledMs);
      const later = shown();
      cleanup();
      return { before, atOnce, later };
    };
    const afterAna = await after(ana);
    const afterGuest = await after('');
    if (personal.includes(path)) expect(afterAna.before).not.toBe(afterGuest.before);
    expect(afterAna.atOnce).toBe(afterGuest.atOnce);
    expect(afterAna.later).toBe(afterGuest.later);
  });
});

describe('what somebody has left on the page', () => {
  it('dialogs and toasts of the person before go with them: only the greeting is there, without a name (PERSON-15)', async () => {
    const { app, logIn } = await pageOf('/home', ana, 'never');
    const { store, context } = app;
    let answered = false;
    act(() => {
      void store.dispatch(openDialog('wallet.withdrawUnknown', { amount: 'Rp 1.000' })).then(() => (answered = true));
      store.dispatch(showToast('lucky.maxApplies', { count: 8 }));
    });
    logIn();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog').textContent).toContain('Welcome! Your tasks are ready.');
    expect([store.getState().overlays.toast, context.dialogAnswers.size, answered]).toEqual([null, 1, false]);
  });

  it('after a log-out home shows what it shows a guest, and nothing of who has left (PERSON-19)', async () => {
    const page = await pageOf('/home', ana, 'never');
    act(() => {
      page.app.store.dispatch(hostCommands.logOut());
    });
    expect(shown()).not.toContain(activeUsers.id.name);
    await passTime(page.services, settledMs);
    const left = shown();
    cleanup();
    await pageOf('/home', '', 'never');
    expect(left).toBe(shown());
  });

  it('numbers are kept under nobody else’s name, neither at once nor after the next answers (PERSON-15, ENTRY-15)', async () => {
    const { app, services, logIn } = await pageOf('/home', ana, 'offline');
    const stop = rememberHome(app.store, app.context);
    expect(lastHome(services.storage, ana, 0)).toBeDefined();
    logIn();
    await passTime(services, settledMs);
    stop();
    expect(lastHome({ ...services.storage, remove: () => undefined }, budi, 0)).toBeUndefined();
  });

  it('a withdrawal under way ends in silence, and under the name of who asked for it (PERSON-15)', async () => {
    const { app, services, logIn, posts } = await pageOf('/withdraw', ana, 'never');
    const { fetch } = services;
    let arrive = () => {};
    const held = new Promise<void>((go) => (arrive = go));
    let lost = true;
    services.fetch = async (...request) => {
      const answer = await fetch(...request);
      if (!posts('withdraw').length) return answer;
      await held;
      if (!lost) return answer;
      lost = false;
      throw new TypeError('Failed to fetch');
    };
    void app.store.dispatch(withdraw(1000));
    await passTime(services, 0);
    expect(posts('withdraw')).toHaveLength(1);
    logIn();
    const greeting = shown();
    arrive();
    await passTime(services, settledMs);
    await passTime(services, settledMs);
    // The lost answer is asked for again, for Ana.
    expect(posts('withdraw').map(bearer)).toEqual([ana, ana]);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect([shown(), app.store.getState().overlays.toast]).toEqual([greeting, null]);
    expect(pendingOf(services.storage, tokenHash(ana), app.context.clock.now())).toBeUndefined();
  });
});
