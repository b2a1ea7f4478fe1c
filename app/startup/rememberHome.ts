import { isActive } from '@tally/contract/people/active';
import { offsetAt } from '@tally/contract/rules/marketClock';
import { outcomeUnknown } from '../api/apiError';
import type { AppContext, AppStore } from '../state/appStore';
import type { Stop } from '../platform/services';
import { storeLastHome, lastHome } from '../session/lastNumbersStorage';
import { forgetLastHome } from '../session/persistedSession';
import { selectUserRequest } from '../session/selectors';
import { selectSession } from '../state/sessionSlice';
import { tasksApi } from '../features/tasks/tasksApi';
import { offerInputs, selectOffer } from '../features/wallet/selectOffer';

/**
 * Stores what home shows for the next visit, whenever the server's data changes; deletes it when nobody is logged in
 * any more.
 */
export function rememberHome(store: AppStore, context: AppContext): Stop {
  const { services, vault, clock } = context;
  let before: readonly unknown[] = [];
  const look = () => {
    const state = store.getState();
    const { data: user, error } = selectUserRequest(state);
    const { data: tasks } = tasksApi.endpoints.getNormalTasks.select({})(state);
    const session = selectSession(state);
    const token = vault.get();
    const now = [user, tasks, error, token, ...Object.values(offerInputs(state))];
    if (now.every((value, index) => value === before[index])) return;
    before = now;
    const gone = error ? !outcomeUnknown(error) : user && (!token || !isActive(user));
    if (gone) forgetLastHome(services.storage);
    else if (user && token && !error && session) {
      const at = clock.now();
      const offset = offsetAt(at, session.market);
      // What was offered last stays until there is an answer (GOAL-1).
      const offer = selectOffer(state, context) ?? lastHome(services.storage, token, services.now())?.offer;
      storeLastHome(services.storage, token, { at, phoneAt: services.now(), offset, user, tasks, offer });
    }
  };
  look();
  return store.subscribe(look);
}
