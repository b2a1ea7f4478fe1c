import type { Decorator } from '@storybook/react-vite';
import { hostObjectName } from '@tally/contract/host';
import { createHostSimulator } from './hostSimulator';
import { fullScenario, type ScenarioPart } from './scenario';
import { systemClock } from './systemClock';

/** What a story says of its host: `parameters: { host: { windows: { checkin: 'false' } } }`. `null`: none. */
export type HostParameter = ScenarioPart | null;

/** A login in a story gives this token: long enough to be one, and nobody's. */
const storyToken = 'story-'.padEnd(64, 'x');

/**
 * Gives each story a native host of its own on `window`, told what to do by `parameters.host`. The
 * SDK toolbar's "No host" takes it away.
 */
export const withHost: Decorator = (Story, { parameters, globals }) => {
  const parameter = (parameters['host'] as HostParameter | undefined) ?? {};
  const absent = parameters['host'] === null || globals['sdk'] === '0';
  const scenario = fullScenario(absent ? { host: 'absent' } : parameter);
  const simulator = createHostSimulator({
    scenario: () => scenario,
    clock: systemClock,
    page: () => window,
    token: () => storyToken,
  });
  Object.defineProperty(window, hostObjectName, { configurable: true, get: () => simulator.host() });
  return Story();
};
