import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fullScenario, plainScenario } from './host/scenario';
import { appAddress, decodeSetup, encodeSetup, fullSetup, plainSetup, sdkChoices } from './setup';

it('a link restores the whole setup', () => {
  const setup = fullSetup({
    market: 'br',
    locale: 'pt_br',
    sdk: '802',
    width: 320,
    fault: { kind: 'slow', path: '/task', delay: 9000 },
    scenario: { login: 'late', windows: { ...plainScenario.windows, checkin: 'wrongId' }, installed: ['com.shop'] },
  });
  expect(decodeSetup(encodeSetup(setup))).toEqual(setup);
  expect(setup.scenario.windows.checkin).toBe('wrongId');
});

it('a broken link gives a sound setup', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const setup = decodeSetup(text);
      expect(Object.keys(setup)).toEqual(Object.keys(plainSetup));
      expect(Object.keys(setup.scenario.windows)).toEqual(Object.keys(plainScenario.windows));
    }),
  );
});

it('a setting that fits no scenario is left out', () => {
  expect(
    fullScenario({
      login: 'perhaps',
      answerAfter: -1,
      launchVia: 4,
      installed: [1],
      windows: { checkin: 'maybe' },
      host: 'absent',
      more: 1,
    }),
  ).toEqual({ ...plainScenario, host: 'absent' });
});

it('the setup offers the versions around every gate', () => {
  expect(sdkChoices).toEqual(['', '802', '803', '804', '806', '811', '814', '815']);
});

it('the setup opens the app as a host would (ENTRY-4, ENTRY-5)', () => {
  const address = new URL(appAddress({ ...plainSetup, open: '/withdraw' }, 'secret'), 'https://tally.test');
  expect([address.pathname, Object.fromEntries(address.searchParams)]).toEqual([
    '/withdraw',
    {
      pkg_name: 'com.tally.id',
      country: 'id',
      lang: 'id',
      sdk_version: '815',
      app_version: '1.0',
      width: '360',
      token: 'secret',
    },
  ]);
  expect(appAddress({ ...plainSetup, bars: '24 48' }, undefined)).toMatch(/&inset_top=24&inset_bottom=48$/);
  expect(appAddress({ ...plainSetup, open: 'ref=ABCDEF', sdk: '' }, undefined)).toMatch(/^\/\?ref=ABCDEF&pkg_name=/);
  expect(new URL(appAddress({ ...plainSetup, open: '//evil.test/x' }, undefined), 'https://tally.test').hostname).toBe(
    'tally.test',
  );
});
