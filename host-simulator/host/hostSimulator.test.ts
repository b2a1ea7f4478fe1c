import { hostMethods, type HostMethod, type RewardsHostObject } from '@tally/contract/host/host';
import { createFakeClock } from '@tally/ui/testing/fakeClock';
import { describe, expect, it } from 'vitest';
import { createHostSimulator, type OpenWindow } from './hostSimulator';
import { fullScenario, windowOutcomes, type ScenarioPart } from './scenario';

function simulate(part: ScenarioPart, token: string | Promise<string> = 'token') {
  const clock = createFakeClock();
  const received: unknown[][] = [];
  const asked: OpenWindow[] = [];
  const played: OpenWindow[] = [];
  const page = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...args: unknown[]) =>
          void received.push([name, ...args]),
    },
  );
  const scenario = fullScenario(part);
  const simulator = createHostSimulator({
    scenario: () => scenario,
    clock,
    page: () => page,
    token: () => token,
    onWindow: (window) => asked.push(window),
    onPlayed: (window) => played.push(window),
  });
  return { clock, heard: received, asked, played, simulator, host: simulator.host() as RewardsHostObject };
}

describe('the strictness of the native bridge', () => {
  const { host, simulator } = simulate({ logOut: 'ends' });

  it.each(Object.entries(hostMethods))('%s throws with another number of arguments than %i (HOST-3)', (name, count) => {
    const method = host[name as HostMethod] as (...args: unknown[]) => unknown;
    expect(() => method.call(host, ...Array.from({ length: count + 1 }, () => 'x'))).toThrow('arguments');
  });

  it('the bridge throws on a detached call and on what is no primitive', () => {
    const { getNetworkType } = host;
    expect(() => getNetworkType()).toThrow('detached');
    expect(() => Reflect.apply(host.isAppInstalled, new Proxy(host, {}), ['com.shop'])).toThrow('detached');
    expect(() => host.showCheckInWindow(10_000, { ads: [] } as unknown as string)).toThrow('primitive');
    expect(simulator.log.at(-1)).toMatchObject({ what: 'broken', name: 'showCheckInWindow' });
  });
});

describe('the end of a window', () => {
  const ends: Record<string, unknown[][]> = {
    true: [['videoAdCallback', 10_000, true]],
    false: [['videoAdCallback', 10_000, false]],
    clicked: [['videoAdCallback', 10_000, true, true]],
    never: [],
    late: [['videoAdCallback', 10_000, true]],
    twice: [
      ['videoAdCallback', 10_000, true],
      ['videoAdCallback', 10_000, true],
    ],
    wrongId: [['videoAdCallback', 10_001, true]],
  };

  it.each(windowOutcomes.filter((outcome) => outcome !== 'ask'))('%s', (outcome) => {
    const { host, heard: received, clock } = simulate({ windows: { videoad: outcome } });
    expect(host.showVideoAdWindow(10_000, '{}')).toBe(true);
    clock.advance(outcome === 'late' ? 19_999 : 299);
    expect(received).toEqual([]);
    clock.advance(2000);
    expect(received).toEqual(ends[outcome]);
  });

  it('a window ends as the person decides', () => {
    const { host, heard: received, asked, simulator, clock } = simulate({ windows: { lucky: 'ask' } });
    host.showLuckyTaskWindow(12_345, '{}');
    clock.advance(60_000);
    expect([received, asked]).toEqual([[], [{ kind: 'lucky', windowId: 12_345, payload: '{}' }]]);
    for (const window of asked) simulator.end(window, 'clicked');
    clock.advance(300);
    expect(received).toEqual([
      ['luckytaskClicked', 12_345],
      ['luckytaskCallback', 12_345, true],
    ]);
  });

  it('a game ends without a callback, but for the server', () => {
    const { host, heard: received, played, clock } = simulate({});
    host.showWordsWindow(10_000, '{}');
    clock.advance(300);
    expect([received, played.map(({ kind }) => kind)]).toEqual([[], ['words']]);
  });

  it.each([
    ['text', 'text', ['checkInCallback', '10000', 'true']],
    ['number', 'number', ['checkInCallback', 10_000, 1]],
    ['boolean', 'none', ['checkInCallback', true]],
  ] as const)('a window answers with %s flags and %s ids', (flags, ids, expected) => {
    const { host, heard: received, clock } = simulate({ flags, ids });
    host.showCheckInWindow(10_000, '{}');
    clock.advance(300);
    expect(received).toEqual([expected]);
  });
});

describe('the login', () => {
  it.each([
    ['ok', 300, 1],
    ['late', 20_000, 1],
    ['twice', 1300, 2],
    ['never', 60_000, 0],
  ] as const)('%s', (login, after, times) => {
    const { host, heard: received, clock } = simulate({ login });
    host.loginGoogle();
    clock.advance(after - 1);
    expect(received.length).toBeLessThan(Math.max(1, times));
    clock.advance(1);
    expect(received).toEqual(Array.from({ length: times }, () => ['loginCallback', 'token']));
  });

  it('a login can bring a token that is too short', () => {
    const { host, heard: received, clock } = simulate({ login: 'short' });
    host.loginGoogle();
    clock.advance(300);
    expect(String(received[0]?.[1]).length).toBe(50);
  });

  it('a login writes no token into its log', async () => {
    const token = 's'.repeat(60);
    const { host, simulator, clock } = simulate({}, Promise.resolve(token));
    host.loginGoogle();
    await Promise.resolve();
    await Promise.resolve();
    clock.advance(300);
    expect(simulator.log.some((entry) => entry.what === 'callback')).toBe(true);
    expect(JSON.stringify(simulator.log)).not.toContain(token);
  });
});

describe('launched apps', () => {
  it('the host measures the use of apps from the first launch on', () => {
    const { host, heard: received, clock } = simulate({ launchVia: 2, installed: ['com.shop'], usedBefore: 1000 });
    host.launchApp('com.shop', '');
    const from = clock.now() - 1000;
    clock.advance(60_000);
    host.launchApp('com.shop', '');
    clock.advance(300);
    expect(received).toEqual([
      ['launchAppCallback2', 'com.shop', true, from, from + 1300],
      ['launchAppCallback2', 'com.shop', true, from, from + 61_300],
    ]);
  });

  it.each([
    [1, ['launchAppCallback']],
    [2, ['launchAppCallback2']],
    [3, ['launchAppCallback', 'launchAppCallback2']],
  ] as const)('the host answers a launch by callback %i (LUCKY-13)', (launchVia, names) => {
    const { host, heard: received, clock } = simulate({ launchVia, installed: ['com.shop'] });
    expect(host.launchApp('com.shop', '')).toBe(true);
    clock.advance(300);
    expect(received.map(([name, pkg, installed]) => [name, pkg, installed])).toEqual(
      names.map((name) => [name, 'com.shop', true]),
    );
  });

  it('the host launches every app when all are installed', () => {
    const { host } = simulate({ installed: ['*'] });
    expect([host.launchApp('com.any', ''), host.isAppInstalled('com.any')]).toEqual([true, true]);
  });

  it('the host launches no apps that are not installed', () => {
    const { host, heard: received, clock } = simulate({ launchVia: 1 });
    expect([host.launchApp('com.shop', ''), host.isAppInstalled('com.shop')]).toEqual([false, false]);
    clock.advance(300);
    expect(received).toEqual([['launchAppCallback', 'com.shop', false]]);
  });
});

describe('sharing', () => {
  const image = 'https://tally.example/picture.png';
  it.each([
    ['https://tally.example/ref/A', image, true],
    ['https://tally.example/ref/A', '', true],
    ['http://localhost:4000/ref/A', '', true],
    ['http://tally.example/ref/A', '', false],
    ['/ref/A', '', false],
    ['https://tally.example/ref/A', '/event/v1/app/img?img=tally', false],
    ['https://tally.example/ref/A', 'http://localhost:4000/picture.png', false],
  ])('link %s with picture %j: %s (SHARE-3)', (link, picture, opened) => {
    expect(simulate({}).host.share('W', 'Join', link, '', picture)).toBe(opened);
  });

  it('the host opens channels by https', () => {
    const { host } = simulate({});
    expect([host.openChannel('W', 'https://chat.example/c'), host.openChannel('W', 'http://localhost/c')]).toEqual([
      true,
      false,
    ]);
  });
});

it('the host can be absent, broken or incomplete', () => {
  expect(simulate({ host: 'absent' }).host).toBeUndefined();
  expect(() => simulate({ host: 'broken' }).host.getNetworkType()).toThrow('broken');
  expect('share' in simulate({ host: 'partial', missing: ['share'] }).host).toBe(false);
});

describe('the back key (HOST-12)', () => {
  const pressed = (back: 'asks' | 'steps', page: object) => {
    let steps = 0;
    const full = fullScenario({ back });
    const simulator = createHostSimulator({
      scenario: () => full,
      clock: createFakeClock(),
      page: () => page,
      token: () => '',
    });
    simulator.pressBack(() => (steps += 1));
    return [simulator.host()?.callsHostBack(), steps];
  };

  it('the back key is left to a page that takes care of it, where the phone app asks', () => {
    expect(pressed('asks', { onHostBack: () => true })).toEqual([true, 0]);
    expect(pressed('asks', { onHostBack: () => false })).toEqual([true, 1]);
    expect(pressed('asks', {})).toEqual([true, 1]);
  });

  it('the back key goes back at once where the phone app does not ask', () => {
    expect(pressed('steps', { onHostBack: () => true })).toEqual([false, 1]);
  });
});
