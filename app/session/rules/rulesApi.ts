import { dayMs } from '@tally/contract/limits/time';
import type { Market } from '@tally/contract/market/codes';
import { withoutLapsed } from '@tally/contract/rules/marketRules';
import { getMarketRules } from '@tally/contract/calls/marketRules';
import { api } from '../../api/api';
import type { ApiContext } from '../../api/apiContext';
import { fromContract } from '../../api/contractEndpoint';
import type { Stop } from '../../platform/services';

/** Stop the timers of each market's last answer, which a newer one replaces: the desk asks again and again. */
const stops = new WeakMap<ApiContext, Map<Market, readonly Stop[]>>();

/** Endpoint of a market's rules (RULES-2): the same for everybody in it. */
export const rulesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    const plain = { getMarketRules: query(getMarketRules, { providesTags: ['Rules'] }) };
    /** What is closed until a moment opens on the page then, without asking the server (RULES-10). */
    const opening: typeof plain.getMarketRules = {
      ...plain.getMarketRules,
      async onQueryStarted({ market }, { queryFulfilled, updateCachedData, extra }) {
        const context = extra as ApiContext;
        const { clock, services } = context;
        const loaded = await queryFulfilled.then(
          ({ data }) => data,
          () => undefined,
        );
        if (!loaded) return;
        const ofMarkets = stops.get(context) ?? new Map<Market, readonly Stop[]>();
        for (const stop of ofMarkets.get(market) ?? []) stop();
        // Later ones are known from a later answer.
        const ends = loaded.closures.map(({ until }) => until).filter((end) => end > 0 && end <= clock.now() + dayMs);
        const timers = ends.map((until) =>
          services.after(
            Math.max(0, until - clock.now()),
            () => void updateCachedData((known) => withoutLapsed(known, until)),
          ),
        );
        stops.set(context, ofMarkets.set(market, timers));
      },
    };
    return { getMarketRules: opening };
  },
});
