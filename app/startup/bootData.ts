import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';
import type { Market } from '@tally/contract/market';
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
  /** Writes the texts into the prerendered home; called right behind it. */
  fillShell(): void;
}

/** Where the boot object lies until the app takes it. */
export type BootDataWindow = Window & { __tally?: BootData };
