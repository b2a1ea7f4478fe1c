import type { QueryOf, ReplyOf } from '@tally/contract/endpoint';
import { getMoreApps, getProApps } from '@tally/contract/offers';
import { api } from '../../api/api';
import { queryEndpoint } from '../../api/contractEndpoint';

/** Lists of apps (API-24, API-25). */
export const appsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMoreApps: build.query<ReplyOf<typeof getMoreApps>, QueryOf<typeof getMoreApps>>({
      ...queryEndpoint(getMoreApps),
    }),
    getProApps: build.query<ReplyOf<typeof getProApps>, QueryOf<typeof getProApps>>({ ...queryEndpoint(getProApps) }),
  }),
});

export const { useGetMoreAppsQuery, useGetProAppsQuery } = appsApi;
