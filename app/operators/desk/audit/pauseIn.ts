import { markets, type Market } from '@tally/contract/market/codes';
import { closables, type Closable } from '@tally/contract/rules/marketRules';

/** How the log begins what it says of a pause and of its end, e.g. `lottery of ph, version 3: ads failed`. */
const form = /^(?<name>\w+) of (?<code>[a-z]{2})(?=,|:|$)(?<rest>.*)$/s;

/** What a pause in the log is about: what it closes, in which market, and the rest of what the log says. */
interface Paused {
  readonly what: Closable;
  readonly market: Market;
  readonly rest: string;
}

/** Reads an act's detail as that of a pause or of its end; undefined when it is about something else. */
export function pauseIn(detail: string): Paused | undefined {
  const { name, code, rest = '' } = form.exec(detail)?.groups ?? {};
  const what = closables.find((one) => one === name);
  const market = markets.find((one) => one === code);
  return what && market && { what, market, rest };
}
