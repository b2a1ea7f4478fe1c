import type { QueryOf, ReplyOf } from '@tally/contract/call';
import { getAdConfigs } from '@tally/contract/app';
import { api } from '../../api/api';
import { read } from '../../api/endpoint';

/** Ad configs (app/adconfig). */
export const adsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdConfigs: build.query<ReplyOf<typeof getAdConfigs>, QueryOf<typeof getAdConfigs>>({ ...read(getAdConfigs) }),
  }),
});
