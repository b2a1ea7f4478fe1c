import { hostCallbacks, hostQueueName } from '@tally/contract/host/host';
import { createHostSimulator } from '@tally/host-simulator/host/hostSimulator';
import { fullScenario, type ScenarioPart } from '@tally/host-simulator/host/scenario';
import type { KeyValueStore, Secrets } from '../platform/services';
import { memoryStorage } from './memoryStorage';
import { createTestServices } from './testServices';

/** A token that a login accepts. */
export const goodToken = 't'.repeat(51);

export interface HostedServicesOptions {
  fetch: typeof fetch;
  scenario: ScenarioPart;
  random: () => number;
}

/** The services of a page inside the simulated phone app. They record what the page stores. */
export function createHostedServices({ fetch, scenario, random }: HostedServicesOptions) {
  const saved: Secrets[] = [];
  const written: string[] = [];
  const recorded = (): KeyValueStore => {
    const store = memoryStorage();
    return { ...store, set: (key, value) => (written.push(value), store.set(key, value)) };
  };
  const services = createTestServices({
    fetch,
    random,
    storage: recorded(),
    sessionStorage: recorded(),
    secrets: { save: async (secrets) => void saved.push(secrets), load: async () => ({}) },
  });
  const page: Record<string, unknown> = {};
  const simulator = createHostSimulator({
    scenario: () => fullScenario(scenario),
    clock: { now: services.now, after: (ms, fn) => void services.after(ms, fn) },
    page: () => page,
    token: () => goodToken,
  });
  services.host = simulator.host;
  return {
    services,
    simulator,
    /** The object that the host's callbacks are put on, in place of `window`. */
    page,
    /** The secrets that were saved; kept over reloads. */
    saved,
    /** Everything that was ever written to the two stores. */
    written,
    /** Removes the page's callbacks; the stub of the page head queues the host's calls. */
    queueCallbacks: () => {
      const queue: unknown[] = [];
      page[hostQueueName] = queue;
      for (const name of hostCallbacks) page[name] = (...args: unknown[]) => void queue.push([name, args]);
    },
    /** Id of the window that was opened last. */
    lastWindowId: () => {
      const calls = simulator.log.filter((entry) => entry.what === 'call' && entry.name.startsWith('show'));
      const last = calls.at(-1);
      return last?.what === 'call' ? (last.args[0] as number) : 0;
    },
  };
}
