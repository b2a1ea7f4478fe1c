import { getMarketRules } from '@tally/contract/rules/marketRules';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/** Endpoint of a market's rules (RULES-2): the same for everybody in it. */
export const rulesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    return {
      getMarketRules: query(getMarketRules, { providesTags: ['Rules'] }),
    };
  },
});
