import { listenOnScreen, type StartScreenListeners } from '../../state/screenActions';
import { promptLogin } from '../../session/login';
import { selectGuest } from '../../session/selectors';

/** Asks guests to log in as soon as the server has reported that they are guests (TEAM-4). */
export const startTeamListeners: StartScreenListeners = (startListening, path) =>
  listenOnScreen(startListening, path, async ({ dispatch, getState, condition }) => {
    if (!selectGuest(getState())) await condition((_, state) => selectGuest(state));
    do void dispatch(promptLogin('team'));
    while (await condition((_, now, before) => selectGuest(now) && !selectGuest(before)));
  });
