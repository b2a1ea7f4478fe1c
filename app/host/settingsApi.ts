import { getAppSettings, postH5Action } from '@tally/contract/calls/app';
import { api } from '../api/api';
import { fromContract } from '../api/contractEndpoint';

/**
 * Endpoints of the settings of the app that shows the page, and of the events reported to the server (API-4, API-7).
 */
export const settingsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      getAppSettings: query(getAppSettings),
      postH5Action: mutation(postH5Action),
    };
  },
});
