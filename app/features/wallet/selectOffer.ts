import type { Offer } from '../../session/lastNumbers';
import { selectMarketRules } from '../../session/rules/marketRules';
import type { AppContext, RootState } from '../../state/appStore';
import { selectSession } from '../../state/sessionSlice';
import { offerOf } from './offer';
import { walletApi } from './walletApi';
import { lastWithdrawal } from './withdraw/lastWithdrawal';

// Made once: each `select` makes a memoized selector.
const selectOptions = walletApi.endpoints.getWithdrawOptions.select({});
const selectPassbook = walletApi.endpoints.getPassbook.select({});

/** What decides on the offer, besides the time. */
export const offerInputs = (state: RootState) => {
  const session = selectSession(state);
  const { data: options, error } = selectOptions(state);
  const { data: passbook } = selectPassbook(state);
  return { session, options, error, passbook, rules: session && selectMarketRules(state, session.market) };
};

/**
 * What the person is offered and when, as every page reads it (GOAL-1); undefined before the answer, and where there is
 * none, which promises nothing.
 */
export function selectOffer(
  state: RootState,
  { services, vault, clock }: Pick<AppContext, 'services' | 'vault' | 'clock'>,
): Offer | undefined {
  const { session, rules, ...inputs } = offerInputs(state);
  if (!session || !rules || (!inputs.options && !inputs.error)) return undefined;
  const { market, locale } = session;
  return offerOf({ ...inputs, rules, market, locale, now: clock.now(), last: lastWithdrawal(services, vault.get()) });
}
