import type { NetworkType } from '@tally/contract/host/host';
import type { DroppedItems } from '../../api/droppedItems';
import type { Refusal } from '../../api/refusalLog';
import type { Session } from '../../state/session';
import { maskMessage } from './maskMessage';

interface Facts {
  session: Session;
  online: boolean;
  /** Network type reported by the host; undefined without a host. */
  network: NetworkType | undefined;
  /** Whether the host says that it asks the page before it goes back (HOST-12); undefined without a host. */
  asksBeforeBack: boolean | undefined;
  /** The server's time, ms since the epoch. */
  now: number;
  dropped: ReturnType<DroppedItems['list']>;
  refusals: readonly Refusal[];
}

const backLine = (asks: boolean | undefined): string[] => {
  if (asks === undefined) return [];
  return [asks ? 'back: the phone app asks the page' : 'back: the phone app does not ask the page (onHostBack)'];
};
const moment = (ms: number): string => new Date(ms).toISOString();

/** Diagnostic details for customer service, one per line; no personal data and no login. */
export function supportDetails({ session, online, network, asksBeforeBack, now, dropped, refusals }: Facts): string {
  const { pkgName, appVersion, sdk, market, locale } = session;
  return [
    `app ${pkgName} ${appVersion}`,
    `sdk ${sdk}`,
    `market ${market}, text ${locale}`,
    `${online ? 'online' : 'offline'}, network ${network ?? 'not told'}`,
    ...backLine(asksBeforeBack),
    moment(now),
    ...dropped.map(({ path, count }) => `left out ${path} ${count}`),
    ...refusals.map(({ at, path, code, msg }) => `refused ${moment(at)} ${path} ${code} ${maskMessage(msg)}`.trim()),
  ].join('\n');
}
