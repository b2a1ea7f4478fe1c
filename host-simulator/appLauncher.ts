import type { HostCallbacks } from './callbacks';
import type { Scenario } from './scenario';
import type { SimulatorClock } from './systemClock';

/** What the launcher needs of the simulator. */
interface Options extends Pick<HostCallbacks, 'call' | 'answer' | 'flag'> {
  readonly clock: SimulatorClock;
  scenario(): Scenario;
}

/** The apps on the simulated phone: which are installed, and how one is opened. */
export function createAppLauncher({ scenario, clock, call, answer, flag }: Options) {
  const isInstalled = (packageName: string) =>
    scenario().installed.some((each) => each === '*' || each === packageName);
  /** When each app was opened first, wall clock ms: its use is measured from then on. */
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
