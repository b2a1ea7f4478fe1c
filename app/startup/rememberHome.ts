import { isActive } from '@tally/contract/active';
import { outcomeUnknown } from '../api/apiError';
import type { AppContext } from '../platform/appContext';
import type { Stop } from '../platform/services';
import { forgetLastHome, keepLastHome } from '../session/lastHome';
import { selectUserRequest } from '../session/selectors';
import { tasksApi } from '../features/tasks/tasksApi';
import type { AppStore } from '../store';

/** Keeps what home shows for the next visit, each time the server has said something else; forgets it when nobody is there any more. */
export function rememberHome(store: AppStore, { services, vault, clock }: AppContext): Stop {
  let before: readonly unknown[] = [];
  let last = Promise.resolve();
  const look = () => {
    const state = store.getState();
    const { data: user, error } = selectUserRequest(state);
    const { data: tasks } = tasksApi.endpoints.getNormalTasks.select({})(state);
    const token = vault.get();
    const now = [user, tasks, error, token];
    if (now.every((one, at) => one === before[at])) return;
    before = now;
    const gone = error ? !outcomeUnknown(error) : user && (!token || !isActive(user));
    // One after the other: sealing takes its time, and what was forgotten must not come back.
    if (gone) last = last.then(() => forgetLastHome(services.storage));
    else if (user && token && !error) {
      const home = { at: clock.now(), phoneAt: services.now(), user, tasks };
      last = last.then(() => keepLastHome(services.storage, token, home));
    }
  };
  look();
  return store.subscribe(look);
}
