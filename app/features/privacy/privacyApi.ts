import type { QueryOf, ReplyOf } from '@tally/contract/endpoint';
import { getAppInfo, postDeleteMyData } from '@tally/contract/app';
import { api } from '../../api/api';
import { queryEndpoint, mutationEndpoint, type WriteOf } from '../../api/contractEndpoint';

/** Public facts of an app, and the deletion request (API-3, API-5). */
export const privacyApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAppInfo: build.query<ReplyOf<typeof getAppInfo>, QueryOf<typeof getAppInfo>>({ ...queryEndpoint(getAppInfo) }),
    postDeleteMyData: build.mutation<ReplyOf<typeof postDeleteMyData>, WriteOf<typeof postDeleteMyData>>({
      ...mutationEndpoint(postDeleteMyData),
    }),
  }),
});
