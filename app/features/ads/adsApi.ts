import type { QueryOf, ReplyOf } from '@tally/contract/call';
import { getAdConfigs } from '@tally/contract/app';
import { getPlaceInfo, postPlaceReport } from '@tally/contract/opt';
import { api } from '../../api/api';
import { read, write, type WriteOf } from '../../api/endpoint';

/** Ad configs and what is shown at a place (section 7: app/adconfig, opt/place). */
export const adsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdConfigs: build.query<ReplyOf<typeof getAdConfigs>, QueryOf<typeof getAdConfigs>>({ ...read(getAdConfigs) }),
    getPlaceInfo: build.query<ReplyOf<typeof getPlaceInfo>, QueryOf<typeof getPlaceInfo>>({ ...read(getPlaceInfo) }),
    postPlaceReport: build.mutation<ReplyOf<typeof postPlaceReport>, WriteOf<typeof postPlaceReport>>({ ...write(postPlaceReport) }),
  }),
});

export const { useGetPlaceInfoQuery } = adsApi;
