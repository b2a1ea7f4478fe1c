import type { TaskType } from '@tally/contract/tasks/task';
import type { HomeAmounts } from '../../screens/Home/homeAmounts';
import { homeState, type HomeState } from '../../screens/Home/homeState';

/**
 * State of home before any data is known, the same for everyone: rendered by the build and hydrated by the first phase.
 * @param filled amounts that the page head has inserted
 * @param busy tasks that were tapped
 */
export const prerenderedHome = (filled?: HomeAmounts, busy: readonly TaskType[] = []): HomeState => ({
  ...homeState({
    session: { pkgName: '', market: 'id', locale: 'en', sdk: 0, appVersion: '' },
    notices: [],
    ms: 0,
    busy,
  }),
  ...filled,
});
