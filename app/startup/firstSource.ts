import type { TaskType } from '@tally/contract/tasks/task';
import type { HomeAmounts } from '../screens/Home/homeAmounts';
import { homeState, type HomeInput, type HomeState } from '../screens/Home/homeState';
import { prerenderedHome } from './shell/prerenderedHome';

/** Source of home's state in the first phase: data of the last visit, then the early responses. */
export interface FirstSource {
  read(busy: readonly TaskType[]): HomeState | undefined;
  input(): HomeInput | undefined;
  /** Adds data from the early responses. */
  learn(news: Partial<HomeInput>): void;
  /** Whether the state stays as the page head has filled it in. */
  held(): boolean;
  /** From now on the state follows the data. */
  release(): void;
  /** Somebody else has logged in: they are active, and nothing known so far, or learnt later, is theirs (PERSON-15). */
  forget(): void;
}

/**
 * Until `release` the state stays as the page head has filled it in, so that home is not rendered before an early tap
 * has been handled. Newer amounts than the filled-in ones are shown at once.
 * @param input undefined without a session
 * @param filled amounts that the page head has filled in; without any, the state follows the data from the beginning
 * @param folded tasks whose rows the page head has folded
 */
export function createFirstSource(
  input: HomeInput | undefined,
  filled: HomeAmounts | undefined,
  folded: readonly TaskType[] = [],
): FirstSource {
  const held = () => !!filled && input?.user?.coin === filled.coin && input?.user?.cash === filled.cash;
  return {
    // A tap that has to wait for the second phase is shown as busy.
    read: (busy) => input && (held() ? prerenderedHome(filled, folded, busy) : homeState({ ...input, busy })),
    held,
    input: () => input,
    learn: (news) => {
      if (!input?.loggedIn) input = input && { ...input, ...news };
    },
    release: () => {
      filled = undefined;
    },
    forget: () => {
      filled = undefined;
      input = input && { session: input.session, ms: input.ms, notices: [], loggedIn: true };
    },
  };
}
