import type { TaskType } from '@tally/contract/tasks/task';
import type { OwnAmounts } from '../../screens/Home/homeAmounts';
import { homeState, type HomeState } from '../../screens/Home/homeState';

/**
 * State of home before any data is known, the same for everyone: rendered by the build and hydrated by the start.
 * @param filled amounts that the page head has inserted
 * @param folded tasks whose rows the page head has folded
 */
export function prerenderedHome(filled?: OwnAmounts, folded: readonly TaskType[] = []): HomeState {
  const session = { pkgName: '', market: 'id', locale: 'en', sdk: 0, appVersion: '' } as const;
  const home = homeState({ session, notices: [], ms: 0 });
  const tasks = home.tasks.map((task) => (folded.includes(task.type) ? { ...task, folded: true } : task));
  return { ...home, tasks, ...filled };
}
