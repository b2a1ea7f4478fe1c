import type { QueryOf, ReplyOf } from '@tally/contract/endpoint';
import { getPlaceInfo, postPlaceReport } from '@tally/contract/offers';
import { api } from '../../api/api';
import { queryEndpoint, mutationEndpoint, type WriteOf } from '../../api/contractEndpoint';

/** What is shown at a place, and that it was tapped (opt/place-info, opt/place-report). Comes with the late part of home. */
export const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlaceInfo: build.query<ReplyOf<typeof getPlaceInfo>, QueryOf<typeof getPlaceInfo>>({
      ...queryEndpoint(getPlaceInfo),
    }),
    postPlaceReport: build.mutation<ReplyOf<typeof postPlaceReport>, WriteOf<typeof postPlaceReport>>({
      ...mutationEndpoint(postPlaceReport),
    }),
  }),
});

export const { useGetPlaceInfoQuery } = placesApi;
