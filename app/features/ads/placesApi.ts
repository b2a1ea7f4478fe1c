import type { QueryOf, ReplyOf } from '@tally/contract/call';
import { getPlaceInfo, postPlaceReport } from '@tally/contract/opt';
import { api } from '../../api/api';
import { read, write, type WriteOf } from '../../api/endpoint';

/** What is shown at a place, and that it was tapped (opt/place-info, opt/place-report). Comes with the late part of home. */
export const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPlaceInfo: build.query<ReplyOf<typeof getPlaceInfo>, QueryOf<typeof getPlaceInfo>>({ ...read(getPlaceInfo) }),
    postPlaceReport: build.mutation<ReplyOf<typeof postPlaceReport>, WriteOf<typeof postPlaceReport>>({
      ...write(postPlaceReport),
    }),
  }),
});

export const { useGetPlaceInfoQuery } = placesApi;
