import { getAdConfigs } from '@tally/contract/apps/ads';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/** Endpoint of the ad configs (app/adconfig). */
export const adsApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    return {
      getAdConfigs: query(getAdConfigs),
    };
  },
});
