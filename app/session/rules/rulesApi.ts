import { dayMs } from '@tally/contract/limits/time';
import { getMarketRules, withoutLapsed } from '@tally/contract/rules/marketRules';
import { api } from '../../api/api';
import type { ApiContext } from '../../api/apiContext';
import { fromContract } from '../../api/contractEndpoint';

/** Endpoint of a market's rules (RULES-2): the same for everybody in it. */
export const rulesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    const rules = query(getMarketRules, { providesTags: ['Rules'] });
    /** What is closed until a moment opens on the page then, without asking the server (RULES-10). */
    const opening: typeof rules = {
      ...rules,
      async onQueryStarted(_, { queryFulfilled, updateCachedData, extra }) {
        const { clock, services } = extra as ApiContext;
        const loaded = await queryFulfilled.then(
          ({ data }) => data,
          () => undefined,
        );
        const ends = (loaded?.closures ?? []).flatMap(({ until }) => (until > 0 ? until : []));
        // Later ones are known from a later answer.
        for (const until of ends.filter((end) => end <= clock.now() + dayMs)) {
          const left = Math.max(0, until - clock.now());
          services.after(left, () => void updateCachedData((known) => withoutLapsed(known, until)));
        }
      },
    };
    return { getMarketRules: opening };
  },
});
