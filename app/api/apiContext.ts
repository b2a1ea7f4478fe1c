import type { Network } from '../platform/network';
import type { ServerClock } from '../platform/time/serverClock';
import type { Services } from '../platform/services';
import type { TokenVault } from '../platform/storage/tokenVault';
import type { DroppedItems } from './droppedItems';
import type { RefusalLog } from './refusalLog';
import type { ServedPages } from './servedPages';

/** What a call needs besides its arguments. */
export interface ApiContext {
  services: Services;
  vault: TokenVault;
  clock: ServerClock;
  network: Network;
  /**
   * How often the server's data may have changed: writes that were answered, returns to the page. A read under way
   * meanwhile is sent again (api/baseQuery).
   */
  changes: { count: number };
  /** Counts items of server responses that could not be parsed. */
  droppedItems: DroppedItems;
  refusals: RefusalLog;
  servedPages: ServedPages;
  /** The device id given by the host: longer than 10 characters, or undefined. */
  uuid: string | undefined;
}
