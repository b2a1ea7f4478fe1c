import { statedCoinRate } from '@tally/contract/rules/exchange';
import { coinRatesOf } from '@tally/contract/rules/marketRules';
import { luckyAnchor } from '../../../navigation/homeAnchors';
import { openDialog } from '../../../overlays/openDialog';
import { selectClosed, selectMarketRules } from '../../../session/rules/marketRules';
import { selectUser } from '../../../session/selectors';
import type { AppThunk } from '../../../state/appStore';
import { outlookOf } from '../outlook';
import { selectMoney } from '../selectMoney';
import { selectOffer } from '../selectOffer';
import { entryTip, tipKeys } from './entryTip';

/**
 * Whether a lucky task is a faster way to cash at this moment: the person is shown them, one can be had without a
 * check-in before it, and the next exchange of coins does not bring the goal by itself.
 */
const luckyIsFaster = (): AppThunk<boolean> => (_, getState, context) => {
  const state = getState();
  const user = selectUser(state);
  const { market, locale } = selectMoney(state);
  const chunk = context.deferredChunk();
  chunk.catch(() => undefined);
  if (!user?.showLuckyTask || !chunk.arrived?.value.lucky.canApply(state)) return false;
  const rules = selectMarketRules(state, market);
  const offer = selectOffer(state, context);
  const coinRate = statedCoinRate(user.coinRate, locale, coinRatesOf(rules));
  const goal = outlookOf({ user, offer, market, coinRate, closed: rules.closed, now: context.clock.now() });
  return !!goal && !goal.enoughSoon;
};

/**
 * Shows the tip due on entry of the withdraw screen, once (PERSON-13), and opens the page that it refers to. While the
 * market has closed withdrawals it waits (RULES-4).
 */
export const showEntryTip =
  (situation: Omit<Parameters<typeof entryTip>[1], 'luckyIsFaster'>): AppThunk<Promise<void>> =>
  async (dispatch, getState, { services, navigation }) => {
    if (selectClosed(getState(), 'withdrawals')) return;
    const tip = entryTip(services.storage, { ...situation, luckyIsFaster: dispatch(luckyIsFaster()) });
    if (!tip) return;
    services.storage.set(tipKeys[tip], '1');
    if ((await dispatch(openDialog(tip))) === 'primary')
      navigation.go(tip === 'account.guide' ? '/account' : luckyAnchor);
  };
