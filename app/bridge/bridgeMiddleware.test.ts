import { describe, expect, it } from 'vitest';
import { createBridgeHarness } from '../testing/bridgeHarness';
import { opened, silent } from '../testing/openedWindow';
import { hostCommands, type HostCommand } from './calls/hostCommands';

const data = { text: 'Join', link: 'https://tally.test/r/ABCDEF', more: '', image: '' };

/** Each command with the native method that it calls, and the host's answer. */
const commands: Record<
  Exclude<keyof typeof hostCommands, 'canLogOut'>,
  [command: HostCommand, method: string, answer: unknown]
> = {
  login: [hostCommands.login(), 'loginGoogle', true],
  openWindow: [hostCommands.openWindow({ kind: 'lottery' }), 'showLotteryWindow', true],
  launchApp: [hostCommands.launchApp({ packageName: 'com.shop', className: '', taskRecordId: 1 }), 'launchApp', true],
  isAppInstalled: [hostCommands.isAppInstalled('com.shop'), 'isAppInstalled', true],
  uploadReviewScreenshot: [hostCommands.uploadReviewScreenshot(7), 'uploadReviewScreenshot', true],
  requestContactsPermission: [hostCommands.requestContactsPermission(), 'requestContactsPermission', true],
  requestNotificationPermission: [hostCommands.requestNotificationPermission(), 'requestNotificationPermission', true],
  networkType: [hostCommands.networkType(), 'getNetworkType', 'wifi'],
  share: [hostCommands.share({ channel: 'W', ...data }), 'share', true],
  callsHostBack: [hostCommands.callsHostBack(), 'callsHostBack', true],
  logOut: [hostCommands.logOut(), 'logOut', true],
  openChannel: [hostCommands.openChannel({ channel: 'T', link: 'https://chat.test/tally' }), 'openChannel', true],
};
const names = Object.keys(commands) as (keyof typeof commands)[];
const nothing = (name: string) => (name === 'networkType' ? undefined : false);
const methodsCalled = ({ simulator }: ReturnType<typeof createBridgeHarness>) =>
  simulator.log.flatMap((entry) => (entry.what === 'call' ? [entry.name] : []));

describe('the bridge is middleware of the store (HOST-1, HOST-7)', () => {
  it.each(names)('the command %s calls the host within its dispatch, which returns the answer', (name) => {
    const harness = createBridgeHarness({ scenario: { ...silent, logOut: 'ends' } });
    const [command, method, answer] = commands[name];
    expect(harness.send(command)).toBe(answer);
    expect(methodsCalled(harness)).toEqual([method]);
  });

  it.each(names)('%s does nothing where the host lacks it, and that is counted', (name) => {
    const [command, method] = commands[name];
    const harness = createBridgeHarness({ scenario: { host: 'partial', missing: [method as 'share'] } });
    expect(harness.send(command)).toBe(nothing(name));
    expect(harness.payloads('callRefused')).toEqual([{ method, reason: 'missing' }]);
    expect(methodsCalled(harness)).toEqual([]);
  });

  it.each(names)('%s does nothing while the bridge is not running', (name) => {
    const harness = createBridgeHarness();
    harness.stop();
    expect(harness.send(commands[name][0])).toBe(nothing(name));
    expect(methodsCalled(harness)).toEqual([]);
  });

  it('a callback of the host is dispatched as its action', () => {
    const harness = opened('checkin');
    harness.simulator.call('checkInCallback', harness.id, false);
    expect(harness.payloads('windowResult')).toMatchObject([{ kind: 'checkin', windowId: harness.id, ok: false }]);
  });

  it('callbacks reach the store of the current person, also after a login, and its commands reach the host', () => {
    const harness = createBridgeHarness({ scenario: silent });
    const { store } = harness;
    harness.simulator.call('loginCallback', 'c'.repeat(60));
    harness.send(hostCommands.openWindow({ kind: 'lottery' }));
    expect(store.getState().bridge.tapsUntil).toBeGreaterThan(0);
    expect([methodsCalled(harness), store.getState().session.logins]).toEqual([['showLotteryWindow'], 1]);
  });

  it.each([
    ['ends', true, undefined, { logins: 1, loggedIn: false }],
    ['fails', false, 'a'.repeat(60), { logins: 0, loggedIn: false }],
    ['none', false, 'a'.repeat(60), { logins: 0, loggedIn: false }],
  ] as const)(
    'a log-out that the phone app %s drops the token only when it is true (HOST-13)',
    (logOut, ended, token, session) => {
      const harness = createBridgeHarness({ scenario: { ...silent, logOut } });
      expect(harness.send(hostCommands.canLogOut())).toBe(logOut !== 'none');
      expect(harness.send(hostCommands.logOut())).toBe(ended);
      expect(harness.context.vault.get()).toBe(token);
      expect(harness.store.getState().session).toMatchObject(session);
    },
  );

  it('work still under way for the previous person opens nothing for the next one (PERSON-15)', async () => {
    const harness = createBridgeHarness({ scenario: silent });
    let go = () => {};
    void harness.store.dispatch(async (dispatch) => {
      await new Promise<void>((then) => (go = then));
      dispatch(hostCommands.openWindow({ kind: 'lottery' }));
    });
    harness.simulator.call('loginCallback', 'c'.repeat(60));
    go();
    await harness.flush();
    expect(methodsCalled(harness)).toEqual([]);
  });
});
