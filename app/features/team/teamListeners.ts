import { listenOnScreen, type StartScreenListeners } from '../../navigation/screenActions';
import { promptLogin } from '../../session/login';
import { selectGuest } from '../../session/selectors';

/** Guests are asked to log in, as soon as they are known to be guests (TEAM-4). */
export const startTeamListeners: StartScreenListeners = (startListening, path) =>
  listenOnScreen(startListening, path, async ({ dispatch, getState, condition }) => {
    if (!selectGuest(getState())) await condition((_, state) => selectGuest(state));
    do void dispatch(promptLogin('team'));
    while (await condition((_, now, before) => selectGuest(now) && !selectGuest(before)));
  });
