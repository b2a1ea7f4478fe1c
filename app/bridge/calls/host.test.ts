import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  hostMethods,
  optionalHostMethods,
  type HostMethod,
  type RewardsHostObject,
  type SdkGate,
} from '@tally/contract/host/host';
import { sdkGates } from '@tally/contract/limits/host';
import { createHostSimulator } from '@tally/host-simulator/host/hostSimulator';
import { createFakeClock } from '@tally/ui/testing/fakeClock';
import { fullScenario, type ScenarioPart } from '@tally/host-simulator/host/scenario';
import { describe, expect, it } from 'vitest';
import { sdkOf } from '../../session/parseSession';
import { isFeatureEnabled } from './featureGates';
import { createHost, findHost, type Host } from './host';

const data = { text: 'Join', link: 'https://tally.test/r/ABCDEF', more: '', image: '' };

/** Every call with valid arguments, and the native method that it must call. */
const calls: Record<HostMethod, (host: Host) => unknown> = {
  loginGoogle: (host) => host.loginGoogle(),
  isAppInstalled: (host) => host.isAppInstalled('com.shop'),
  launchApp: (host) => host.launchApp('com.shop', 'com.shop.Main'),
  showCheckInWindow: (host) => host.showWindow('showCheckInWindow', 10_000, '{}'),
  showLotteryWindow: (host) => host.showWindow('showLotteryWindow', 10_001, '{}'),
  showVideoAdWindow: (host) => host.showWindow('showVideoAdWindow', 10_002, '{}'),
  showLuckyTaskWindow: (host) => host.showWindow('showLuckyTaskWindow', 10_003, '{}'),
  showAdsWindow: (host) => host.showWindow('showAdsWindow', 10_004, '{}'),
  showWordsWindow: (host) => host.showWindow('showWordsWindow', 10_005, '{}'),
  showQuizWindow: (host) => host.showWindow('showQuizWindow', 99_999, '{}'),
  uploadReviewScreenshot: (host) => host.uploadReviewScreenshot('7'),
  requestContactsPermission: (host) => host.requestContactsPermission(),
  requestNotificationPermission: (host) => host.requestNotificationPermission(),
  getNetworkType: (host) => host.networkType(),
  share: (host) => host.share('T', data),
  openChannel: (host) => host.openChannel('W', 'https://chat.test/tally'),
  callsHostBack: (host) => host.callsHostBack(),
  logOut: (host) => host.logOut(),
};
const names = Object.keys(hostMethods) as HostMethod[];
const needed = names.filter((name) => !optionalHostMethods.includes(name));
const nothing = (name: HostMethod) => (name === 'getNetworkType' ? undefined : false);

function onHost(scenario: ScenarioPart, sdk = 815) {
  const refused: string[] = [];
  const full = fullScenario({ installed: ['com.shop'], logOut: 'ends', ...scenario });
  const simulator = createHostSimulator({
    scenario: () => full,
    clock: createFakeClock(),
    page: () => ({}),
    token: () => '',
  });
  const host = createHost(
    simulator.host,
    () => sdk,
    (method, reason) => refused.push(`${method} ${reason}`),
  );
  return { host, refused, simulator };
}

describe('B1 without a host', () => {
  it('every call gives false or nothing, throws nothing, and is counted (HOST-1)', () => {
    const { host, refused } = onHost({ host: 'absent' });
    expect(names.map((name) => calls[name](host))).toEqual(names.map(nothing));
    expect(refused).toEqual(names.map((name) => `${name} noHost`));
    expect([host.present(), host.missing()]).toEqual([false, needed]);
  });
});

describe('B2 each method', () => {
  it('each method answers when the host has it (HOST-2, HOST-3, HOST-4, HOST-6)', () => {
    const { host, refused } = onHost({});
    expect(names.map((name) => calls[name](host))).toEqual(
      names.map((name) => (name === 'getNetworkType' ? 'wifi' : true)),
    );
    expect(refused).toEqual([]);
  });

  it.each(names)('a missing %s gives false', (name) => {
    const { host, refused } = onHost({ host: 'partial', missing: [name] });
    expect(calls[name](host)).toBe(nothing(name));
    expect(refused).toEqual([`${name} missing`]);
    expect(host.missing()).toEqual(needed.includes(name) ? [name] : []);
  });

  it.each(names)('a throwing %s gives false', (name) => {
    const { host, refused } = onHost({ host: 'broken' });
    expect(calls[name](host)).toBe(nothing(name));
    expect(refused).toEqual([`${name} threw`]);
  });

  it('a host whose properties throw, or that is no object, does not break the page', () => {
    const hostile = new Proxy(
      {},
      {
        get: () => {
          throw new Error('no');
        },
      },
    ) as RewardsHostObject;
    const host = createHost(
      () => hostile,
      () => 815,
      () => {},
    );
    expect(names.map((name) => calls[name](host))).toEqual(names.map(nothing));
    expect([
      findHost({ RewardsHost: 'text' }),
      findHost({}),
      findHost({
        get RewardsHost() {
          throw new Error('no');
        },
      }),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('an unknown network type counts as none', () => {
    const host = createHost(
      () => ({ getNetworkType: () => '6g' }) as unknown as RewardsHostObject,
      () => 815,
      () => {},
    );
    expect(host.networkType()).toBeUndefined();
  });

  it('invalid arguments never reach the host', () => {
    const { host, refused, simulator } = onHost({});
    const unsound = [
      host.isAppInstalled(''),
      host.isAppInstalled('com.shop;rm'),
      host.launchApp('com shop', ''),
      host.showWindow('showCheckInWindow', 9999, '{}'),
      host.showWindow('showCheckInWindow', 100_000, '{}'),
      host.showWindow('showCheckInWindow', 10_000.5, '{}'),
      host.uploadReviewScreenshot(''),
      host.share('W', { ...data, link: 'javascript:alert(1)' }),
      host.share('W', { ...data, link: 'https://good@evil.test/' }),
      host.openChannel('W', 'http://chat.test'),
      host.openChannel('M' as 'W', 'https://chat.test'),
      host.isAppInstalled(null as unknown as string),
    ];
    expect(unsound).toEqual(unsound.map(() => false));
    expect(refused.every((each) => each.endsWith('badArgument'))).toBe(true);
    expect(simulator.log).toEqual([]);
  });
});

describe('sharing', () => {
  it.each(['http://localhost:4000/ref/A', 'http://127.0.0.1:4000/ref/A', 'http://[::1]:4000/ref/A'])(
    '%s may be shared while developing (SHARE-3)',
    (link) => {
      const { host, simulator } = onHost({});
      expect(host.share('W', { ...data, link })).toBe(true);
      expect(simulator.log).toMatchObject([{ name: 'share', args: ['W', 'Join', link, '', ''], answer: true }]);
    },
  );

  it.each([
    { link: 'http://tally.test/r/A' },
    { link: 'http://192.168.1.5/r/A' },
    { image: 'http://localhost/p.png' },
    { image: '/p.png' },
  ])('%j never reaches the host', (wrong) => {
    const { host, refused } = onHost({});
    expect([host.share('W', { ...data, ...wrong }), refused]).toEqual([false, ['share badArgument']]);
  });
});

describe('B3 gates', () => {
  const gated: Partial<Record<SdkGate, HostMethod>> = {
    adsWindow: 'showAdsWindow',
    words: 'showWordsWindow',
    shareT: 'share',
    channelW: 'openChannel',
    quiz: 'showQuizWindow',
  };

  it('the gates are those of HOST-9', () => {
    expect(sdkGates).toEqual({ adsWindow: 803, words: 804, intentLinks: 806, shareT: 811, channelW: 814, quiz: 815 });
  });

  it.each(Object.keys(sdkGates) as SdkGate[])('%s is shut at n-1 and open at n (HOST-9)', (gate) => {
    const needed = sdkGates[gate];
    expect([isFeatureEnabled(gate, needed - 1), isFeatureEnabled(gate, needed)]).toEqual([false, true]);
    const method = gated[gate];
    if (!method) return;
    const before = onHost({}, needed - 1);
    expect(calls[method](before.host)).toBe(false);
    expect(before.refused).toEqual([`${method} gate`]);
    expect(calls[method](onHost({}, needed).host)).toBe(true);
  });

  it('sharing through W and opening T need no version (SHARE-1)', () => {
    const { host } = onHost({}, 0);
    expect([host.share('W', data), host.openChannel('T', 'https://chat.test/tally')]).toEqual([true, true]);
  });

  it('a garbled or missing SDK version opens no gate (ENTRY-11)', () => {
    const garbled = ['', 'abc', '815x', '8.15', '-815', '0x32f', '1e9', '٨١٥', '9999999', null];
    expect(
      garbled.flatMap((text) =>
        (Object.keys(sdkGates) as SdkGate[]).map((gate) => isFeatureEnabled(gate, sdkOf(text))),
      ),
    ).not.toContain(true);
  });
});

describe('B4 the native object', () => {
  const sources = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return sources(file);
      return /\.tsx?$/.test(entry.name) && !/\.(test|stories)\./.test(entry.name) ? [file] : [];
    });

  it('the native object is named in the contract only and touched by bridge/calls/host.ts only', () => {
    const all = ['app', 'ui'].flatMap((folder) => sources(folder)).filter((file) => !file.includes('testing'));
    const naming = all.filter(
      (file) =>
        readFileSync(file, 'utf8').includes("'RewardsHost'") || /\.RewardsHost\b/.test(readFileSync(file, 'utf8')),
    );
    const touching = all.filter((file) => /hostObjectName/.test(readFileSync(file, 'utf8')));
    expect([naming, touching]).toEqual([[], [path.join('app', 'bridge', 'calls', 'host.ts')]]);
  });
});
