import { getPlaceInfo, postPlaceReport } from '@tally/contract/calls/offers';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/**
 * Endpoints that load the items of an ad place and report taps on them (opt/place-info, opt/place-report). Loaded with
 * home's deferred chunk.
 */
export const placesApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      getPlaceInfo: query(getPlaceInfo, { device: 'always' }),
      postPlaceReport: mutation(postPlaceReport, { device: 'always' }),
    };
  },
});

export const { useGetPlaceInfoQuery } = placesApi;
