import type { QueryOf, ReplyOf } from '@tally/contract/endpoint';
import { getAppSettings, postH5Action } from '@tally/contract/app';
import { api } from '../api/api';
import { queryEndpoint, mutationEndpoint, type WriteOf } from '../api/contractEndpoint';

/** Settings of the app that shows the page, and what it is told of (API-4, API-7). */
export const settingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAppSettings: build.query<ReplyOf<typeof getAppSettings>, QueryOf<typeof getAppSettings>>({
      ...queryEndpoint(getAppSettings),
    }),
    postH5Action: build.mutation<ReplyOf<typeof postH5Action>, WriteOf<typeof postH5Action>>({
      ...mutationEndpoint(postH5Action),
    }),
  }),
});
