import { luckyAnchor } from '../../../navigation/luckyAnchor';
import { openDialog } from '../../../overlays/openDialog';
import { selectClosed } from '../../../session/rules/marketRules';
import type { AppThunk } from '../../../state/appStore';
import { entryTip, tipKeys } from './entryTip';

/**
 * Shows the tip due on entry of the withdraw screen, once (PERSON-13), and opens the page that it refers to. While the
 * market has closed withdrawals it waits (RULES-4).
 */
export const showEntryTip =
  (situation: Parameters<typeof entryTip>[1]): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, navigation }) => {
    if (selectClosed(getState(), 'withdrawals')) return;
    const tip = entryTip(services.storage, situation);
    if (!tip) return;
    services.storage.set(tipKeys[tip], '1');
    if ((await dispatch(openDialog(tip))) === 'primary')
      navigation.go(tip === 'account.guide' ? '/account' : luckyAnchor);
  };
