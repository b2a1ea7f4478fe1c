import type { Services, Stop } from './services';

/** Whether there is a network. A response that has arrived counts more than what the browser says (ENTRY-18). */
export interface Network {
  online(): boolean;
  /** A request has ended: with a response of the server, or without any. */
  learn(answered: boolean): void;
  /** Calls back when `online` may have changed. */
  watch(changed: () => void): Stop;
}

/** @param services say whether the browser reports a connection; some web views never do */
export function createNetwork(services: Pick<Services, 'online'>): Network {
  /** The server has responded while the browser reported no connection. */
  let disproved = false;
  const watchers = new Set<() => void>();
  return {
    online: () => disproved || services.online(),
    learn: (answered) => {
      const now = answered && !services.online();
      if (now === disproved) return;
      disproved = now;
      for (const changed of watchers) changed();
    },
    watch: (changed) => {
      watchers.add(changed);
      addEventListener('online', changed);
      addEventListener('offline', changed);
      return () => {
        watchers.delete(changed);
        removeEventListener('online', changed);
        removeEventListener('offline', changed);
      };
    },
  };
}
