import { hostBackName, hostCallbacks, windowMethods, type RewardsHostObject } from '@tally/contract/host/host';
import { createFakeClock } from '@tally/ui/testing/fakeClock';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createPhoneKeys } from '../phone/phoneKeys';
import { createHostSimulator } from './hostSimulator';
import { fullScenario, windowOutcomes, type ScenarioPart } from './scenario';

const bridge = readFileSync(path.resolve(import.meta.dirname, '../../docs/host-bridge.md'), 'utf8');

/** Each function that the host calls, with each number of arguments that docs/host-bridge.md allows. */
const documented = [...bridge.matchAll(/^\| `(\w+)\(([^)]*)\)`(?: → \w+)? \|/gm)]
  .filter(([, name = '']) => name === hostBackName || hostCallbacks.some((callback) => callback === name))
  .flatMap(([, name = '', list = '']) => {
    const args = list.split(', ').filter(Boolean);
    const needed = args.filter((arg) => !arg.endsWith('?')).length;
    return Array.from({ length: args.length - needed + 1 }, (_, more) => ({ name, count: needed + more }));
  });

/** What a phone app of this scenario calls when everything on it is opened and pressed, as `name/arguments`. */
function causedBy(part: ScenarioPart): string[] {
  const clock = createFakeClock();
  const scenario = fullScenario(part);
  const simulator = createHostSimulator({ scenario: () => scenario, clock, page: () => ({}), token: () => 'token' });
  const host = simulator.host() as RewardsHostObject;
  host.loginGoogle();
  host.launchApp('com.shop', '');
  Object.values(windowMethods).forEach((method, at) => host[method](10_000 + at, '{}'));
  clock.advance(60_000);
  const keys = createPhoneKeys({
    app: () => window,
    simulator: { ...simulator, pressBack: () => simulator.pressBack(() => undefined) },
    bars: () => [24, 48],
    openAnew: () => undefined,
  });
  for (const name of ['Back', 'Keyboard', 'No keyboard'])
    [...keys.querySelectorAll('button')].find((key) => key.textContent === name)?.click();
  return simulator.log.flatMap((entry) => (entry.what === 'callback' ? [`${entry.name}/${entry.args.length}`] : []));
}

const kinds = Object.keys(windowMethods);
const scenarios = windowOutcomes.flatMap((outcome): ScenarioPart[] => {
  const windows = Object.fromEntries(kinds.map((kind) => [kind, outcome]));
  return [{ windows }, { windows, luckyApp: 'com.shop', luckyInfo: 'CLOSED', launchVia: 1 }];
});

describe('what the phone app can call', () => {
  it('docs/host-bridge.md has each function of the contract', () => {
    const names = new Set(documented.map(({ name }) => name));
    expect(
      [...hostCallbacks, hostBackName].filter((name) => !names.has(name)),
      'functions without a line in the table "Host → page"',
    ).toEqual([]);
  });

  it('the simulator can cause each of it, with and without what may be left out (HOST-7)', () => {
    const caused = new Set(scenarios.flatMap(causedBy));
    const missing = documented.map(({ name, count }) => `${name}/${count}`).filter((call) => !caused.has(call));
    expect(missing, 'calls (name/arguments) that no scenario and no phone key of host-simulator causes').toEqual([]);
  });
});
