import { getAppInfo } from '@tally/contract/calls/app';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/** Short name of the app used by the public pages when the address names none. */
export const standardApp = 'tally';

/** Endpoint of an app's public facts (API-3). */
export const appFactsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    return {
      getAppInfo: query(getAppInfo),
    };
  },
});
