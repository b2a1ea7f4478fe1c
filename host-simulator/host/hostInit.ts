import { hostObjectName } from '@tally/contract/host/host';
import { createHostSimulator, type HostSimulator } from './hostSimulator';
import { fullScenario, type Scenario, type ScenarioPart } from './scenario';
import { systemClock } from './systemClock';

/** Settings of a browser test besides the scenario. */
export interface InstallOptions {
  /** The token of a successful login. */
  token?: string;
}

/** A simulated host on this window, which can be changed while it runs. */
export interface InstalledHost {
  simulator: HostSimulator;
  /** Changes a part of the scenario from now on. */
  change(part: ScenarioPart): void;
}

/**
 * Installs a simulated host on the window before the app's first script, for tests in a real browser: add
 * `host-init.js` as an init script and call `window.__installHost(scenario, options)` in a second one.
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
