import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';
import type { Market } from '@tally/contract/market';
import type { HomeBalance } from '../screens/Home/homeBalance';
import type { OpenedHome } from '../session/lastNumbers';
import type { EarlyTaps } from './earlyTaps';
import type { Entry } from './entryParams';
import type { Secrets } from '../platform/services';
import type { Session } from '../session/types';

/** What the script in the page head leaves for the app (performance: startup). */
export interface BootData {
  entry: Entry;
  /** Undefined on public pages and where nothing was kept. */
  session: Session | undefined;
  secrets: Secrets;
  locale: LocaleCode;
  market: Market;
  /** The home screen's texts in the person's language. */
  texts: Texts;
  /** Calls under way since the head: method and whole address -> answer; the person's first. Each is handed out once. */
  earlyResponses: Map<string, Promise<Response>>;
  /** What was tapped before the app could answer. */
  taps: EarlyTaps;
  /** The last visit's numbers, when the person who opened the page has some on this phone. */
  last: OpenedHome | undefined;
  /** The same of whoever has this token: after a reload it has to be unsealed first. */
  lastOf(token: string | undefined): OpenedHome | undefined;
  /** The amounts that stand in the prerendered home since `fillShell`. */
  filled: HomeBalance | undefined;
  /** Writes the texts, and the last visit's amounts, into the prerendered home, and shows it; called right behind it. */
  fillShell(): void;
}

/** Where the boot object lies until the app takes it. */
export type BootDataWindow = Window & { __tally?: BootData };
