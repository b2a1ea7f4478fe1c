import type { QueryOf, ReplyOf } from '@tally/contract/endpoint';
import { getAdConfigs } from '@tally/contract/app';
import { api } from '../../api/api';
import { queryEndpoint } from '../../api/contractEndpoint';

/** Ad configs (app/adconfig). */
export const adsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdConfigs: build.query<ReplyOf<typeof getAdConfigs>, QueryOf<typeof getAdConfigs>>({
      ...queryEndpoint(getAdConfigs),
    }),
  }),
});
