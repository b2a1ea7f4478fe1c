import type { HostCallbacks } from './callbacks';
import type { Scenario } from './scenario';
import type { SimulatorClock } from './systemClock';

/** The parts of the simulator that the launcher needs. */
interface Options extends Pick<HostCallbacks, 'call' | 'answer' | 'flag'> {
  readonly clock: SimulatorClock;
  scenario(): Scenario;
}

/** Simulates the apps on the phone: which are installed, and how one is launched. */
export function createAppLauncher({ scenario, clock, call, answer, flag }: Options) {
  const isInstalled = (packageName: string) =>
    scenario().installed.some((each) => each === '*' || each === packageName);
  /** Time of each app's first launch, wall clock in ms: its usage time counts from then. */
  const firstOpened = new Map<string, number>();
  const launchApp = (packageName: string, _className: string) => {
    const { launch, launchVia, usedBefore } = scenario();
    const started = firstOpened.get(packageName) ?? clock.now() - usedBefore;
    if (isInstalled(packageName)) firstOpened.set(packageName, started);
    answer(launch, () => {
      const opened = flag(launch !== 'notInstalled' && isInstalled(packageName));
      if (launchVia !== 2) call('launchAppCallback', packageName, opened);
      if (launchVia !== 1) call('launchAppCallback2', packageName, opened, started, clock.now());
    });
    return isInstalled(packageName);
  };
  return { isInstalled, launchApp };
}
