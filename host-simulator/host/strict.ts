import { hostMethods, type HostMethod, type RewardsHostObject } from '@tally/contract/host/host';
import type { LogEntry } from './log';
import type { SimulatorClock } from './systemClock';

/**
 * Wraps the methods of the host object in the native bridge's rules: a detached call, a wrong number of arguments or an
 * argument that is not a primitive throws. `shown` is the object that the page gets, initially empty; `all` has all
 * wrapped methods, for the caller to copy to `shown`.
 */
export function strictly(
  methods: RewardsHostObject,
  isBroken: () => boolean,
  write: (entry: LogEntry) => void,
  clock: SimulatorClock,
) {
  const shown = {} as RewardsHostObject;
  const reasonAgainst = (name: HostMethod, self: unknown, args: readonly unknown[]) => {
    if (self !== shown) return 'detached call';
    if (args.length !== hostMethods[name]) return `${args.length} arguments instead of ${hostMethods[name]}`;
    if (args.some((arg) => !['string', 'number', 'boolean'].includes(typeof arg))) return 'an argument is no primitive';
    return isBroken() ? 'the host is broken' : undefined;
  };
  const all = Object.fromEntries(
    (Object.keys(methods) as HostMethod[]).map((name) => {
      const method = methods[name] as (...args: unknown[]) => unknown;
      return [
        name,
        function strict(this: unknown, ...args: unknown[]) {
          const reason = reasonAgainst(name, this, args);
          if (reason) {
            write({ at: clock.now(), what: 'broken', name, reason });
            throw new TypeError(`RewardsHost.${name}: ${reason}`);
          }
          const answer = method(...args);
          write({ at: clock.now(), what: 'call', name, args, answer });
          return answer;
        },
      ];
    }),
  ) as unknown as RewardsHostObject;
  return { shown, all };
}
