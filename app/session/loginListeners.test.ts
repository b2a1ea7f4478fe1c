import { allTexts } from '@tally/locales/all';
import { bcp47 } from '@tally/locales/tags';
import { createTranslate } from '@tally/locales/text';
import { describe, expect, it } from 'vitest';
import { hostCommands } from '../bridge/calls/hostCommands';
import { loginOverlays } from '../overlays/kinds/login';
import { fetchUser } from './fetchUser';
import { selectActive } from './selectors';
import { createBridgeHarness, type BridgeHarness } from '../testing/bridgeHarness';
import { goodToken } from '../testing/hostedServices';

const english = createTranslate(allTexts.en, bcp47.en);

/** The dialogs about logins, and how many there were. */
const outcome = (harness: BridgeHarness) => ({
  shown: harness.shown.map(([kind]) => kind),
  logins: harness.store.getState().session.logins,
});

describe('B12 tokens', () => {
  const login = async (token: unknown) => {
    const harness = createBridgeHarness();
    harness.simulator.call('loginCallback', token);
    await harness.pass(500);
    return harness;
  };

  it.each([[51], [4096]])('tokens of %i printable characters log in (PERSON-7)', async (length) => {
    const harness = await login('t'.repeat(length));
    expect([harness.context.vault.get(), harness.saved]).toEqual(['t'.repeat(length), [{ token: 't'.repeat(length) }]]);
    expect(outcome(harness)).toEqual({ shown: ['login.succeeded'], logins: 1 });
  });

  it.each([
    ['', 'missing'],
    ['t'.repeat(50), 'short'],
    ['t'.repeat(4097), 'long'],
    [`${goodToken}\n`, 'unprintable'],
    [`${goodToken}\r\nX-Evil: 1`, 'unprintable'],
    [`${goodToken} x`, 'unprintable'],
    [`${goodToken}é`, 'unprintable'],
    [undefined, 'missing'],
    [null, 'missing'],
    [{ length: 99 }, 'missing'],
    [42, 'missing'],
  ])('%j is refused as %s (PERSON-8)', async (token, reason) => {
    const harness = await login(token);
    expect([harness.context.vault.get(), harness.saved]).toEqual(['a'.repeat(60), []]);
    expect(harness.payloads('loginResult')).toEqual([{ ok: false, reason }]);
    expect(outcome(harness)).toEqual({ shown: ['login.failed'], logins: 0 });
    expect(harness.shown).toEqual([['login.failed', { inBrowser: false }]]);
  });

  it.each([
    [false, 'We could not log you in. Please try again.'],
    [true, 'Login works only inside the app.'],
  ])('a login that failed, without a phone app: %s, is called that by its dialog (PERSON-8)', (inBrowser, message) => {
    const { title, primary, ...dialog } = loginOverlays.dialogs['login.failed'](english, { inBrowser });
    expect([title, dialog.message, primary]).toEqual(['Login failed', message, 'OK']);
  });

  it('the person is active at once, and their data follow 500 ms after the success (PERSON-7)', async () => {
    const harness = createBridgeHarness();
    const asked = () => harness.server.requests.filter((path) => path.endsWith('/user/info')).length;
    harness.simulator.call('loginCallback', goodToken);
    expect(selectActive(harness.store.getState())).toBe(true);
    void harness.store.dispatch(fetchUser());
    await harness.pass(499);
    expect(asked()).toBe(0);
    await harness.pass(1);
    expect(asked()).toBe(1);
  });

  it('an answer that comes twice is heard once, a new login anew', async () => {
    const harness = createBridgeHarness({ scenario: { login: 'twice' } });
    harness.send(hostCommands.login());
    await harness.pass(2000);
    expect(outcome(harness)).toEqual({ shown: ['login.succeeded'], logins: 1 });
    harness.send(hostCommands.login());
    await harness.pass(2000);
    expect(outcome(harness)).toEqual({ shown: ['login.succeeded', 'login.succeeded'], logins: 2 });
  });

  it('the token is in no action, no state and no store (ENTRY-10)', async () => {
    const harness = await login(goodToken);
    expect(harness.context.vault.get()).toBe(goodToken);
    expect(JSON.stringify([harness.actions, harness.store.getState(), harness.written])).not.toContain(goodToken);
  });
});
