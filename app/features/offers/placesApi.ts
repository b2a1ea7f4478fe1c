import { getPlaceInfo, postPlaceReport } from '@tally/contract/offers';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/** What is shown at a place, and that it was tapped (opt/place-info, opt/place-report). Loaded with home's deferred chunk. */
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
