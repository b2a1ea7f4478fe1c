import { hostObjectName } from '@tally/contract/host';
import { createHostSimulator, type HostSimulator } from './hostSimulator';
import { fullScenario, type Scenario, type ScenarioPart } from './scenario';
import { systemClock } from './systemClock';

/** What a browser test tells beside the scenario. */
export interface InstallOptions {
  /** The token of a login that works. */
  token?: string;
}

/** A simulated host on this window, and the means to change it while it runs. */
export interface InstalledHost {
  simulator: HostSimulator;
  /** From now on the host does this. */
  change(part: ScenarioPart): void;
}

/**
 * Puts a simulated host on the window before the app's first script, for tests in a real browser:
 * add `host-init.js` as an init script and call `window.__installHost(scenario, options)` in a second one.
 */
function installHost(part: ScenarioPart = {}, { token = '' }: InstallOptions = {}): InstalledHost {
  let scenario: Scenario = fullScenario(part);
  const simulator = createHostSimulator({
    scenario: () => scenario,
    clock: systemClock,
    page: () => window,
    token: () => token,
  });
  Object.defineProperty(window, hostObjectName, { configurable: true, get: () => simulator.host() });
  return {
    simulator,
    change: (more) => {
      scenario = fullScenario({ ...scenario, ...more, windows: { ...scenario.windows, ...more.windows } });
    },
  };
}

Object.assign(window, { __installHost: installHost });
