import type { UserInfo } from '@tally/contract/people/user';
import type { TaskType } from '@tally/contract/tasks/task';
import type { LocaleCode } from '@tally/locales/tags';
import type { Texts } from '@tally/locales/text';
import type { OwnAmounts } from '../../screens/Home/homeAmounts';
import type { OpenedHome } from '../../session/lastNumbers';
import type { EarlyResponse } from './earlyResponse';
import type { EarlyTaps } from './earlyTaps';
import type { Entry } from './entryParams';
import type { Secrets } from '../../platform/services';
import type { Session } from '../../state/session';

/** Data that the script in the page head passes to the app (performance: startup). */
export interface BootData {
  entry: Entry;
  /** The query of the address, which is gone from there; the insets are read from it. */
  query: URLSearchParams;
  /** Undefined on public pages and where no session was stored. */
  session: Session | undefined;
  secrets: Secrets;
  locale: LocaleCode;
  /** The texts of the prerendered home in the person's language. */
  texts: Texts<'shell'>;
  /**
   * Requests started in the page head: method and full URL -> response; the person's data first. Each response is
   * handed out once.
   */
  earlyResponses: Map<string, Promise<EarlyResponse>>;
  /** Taps made before the app could handle them. */
  taps: EarlyTaps;
  /** The last visit's numbers, if this phone has those of the person who opened the page. */
  last: OpenedHome | undefined;
  /** The last visit's numbers of this token's owner: after a reload the token first has to be decrypted. */
  lastOf(token: string | undefined): OpenedHome | undefined;
  /** URL of the router's chunk (AppRoutes.tsx); undefined in development. */
  router: string | undefined;
  /**
   * The active person of the first early response, with the server's time (ms since the epoch), once it has arrived; on
   * later visits the last visit's amounts are filled in instead.
   */
  person: { user: UserInfo; ms: number } | undefined;
  /** The amounts that the page head has put into the prerendered home. */
  filled: OwnAmounts | undefined;
  /** Tasks that the last visit finished today: their rows in the prerendered home are as low as they will be. */
  folded: readonly TaskType[];
  /**
   * Puts the texts and the last visit's amounts into the prerendered home, and shows it. Called by a script directly
   * after home's HTML.
   */
  fillShell(): void;
  /** The app did not arrive, or not all of it: loads what reloads the page (recoverStart.ts). */
  recover(): void;
}

/** The window, with the property that holds the boot data until the app takes it. */
export type BootDataWindow = Window & { __tally?: BootData };

/** The boot data that the page head has left on the window. */
export function bootDataOf({ __tally: boot }: BootDataWindow): BootData {
  if (!boot) throw new Error('The page head did not run.');
  return boot;
}
