import { hourMs } from '@tally/contract/limits/time';
import { setBounded } from './guards/boundedMap';
import type { Log } from '../runtime/log';

/** With fewer calls in an hour one address is one person, or a small office. */
const callsLeast = 1000;
/** From this share of an hour's calls on one address is no person, but a proxy that nobody told the server of. */
const shareMost = 0.9;
/** Maximum number of networks that are counted; the one not heard of longest goes, which is not that of most calls. */
const keptMost = 10_000;

const allFromOne =
  'Nearly all calls of an hour came from one address, so all people may count as one and be refused together. A proxy or CDN before this server must be named (docs/deploy.md, "A CDN before it").';

/** Which part of people's calls came from one address (API-38). */
export interface AddressShare {
  /** Counts a call of a network. `at`: ms of a monotonic clock. */
  count(network: string, at: number): void;
}

/**
 * Creates the count of one process, which warns in the log once an hour.
 *
 * @param report takes the share of the busiest network after each full hour, 0 to 1; 0 when there were few calls
 */
export function createAddressShare(log: Log, report: (share: number) => void, most: number = keptMost): AddressShare {
  const counts = new Map<string, number>();
  let since: number | undefined;
  let calls = 0;
  const endHour = () => {
    const share = calls < callsLeast ? 0 : Math.max(...counts.values()) / calls;
    if (share >= shareMost) log({ level: 'warn', message: allFromOne, calls, percent: Math.floor(share * 100) });
    report(share);
    counts.clear();
    calls = 0;
  };
  return {
    count: (network, at) => {
      since ??= at;
      if (at - since >= hourMs) {
        endHour();
        since = at;
      }
      calls += 1;
      setBounded(counts, network, (counts.get(network) ?? 0) + 1, most);
    },
  };
}
