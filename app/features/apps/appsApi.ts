import type { QueryOf, ReplyOf } from '@tally/contract/call';
import { getMoreApps, getProApps } from '@tally/contract/opt';
import { api } from '../../api/api';
import { read } from '../../api/endpoint';

/** Lists of apps (API-24, API-25). */
export const appsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMoreApps: build.query<ReplyOf<typeof getMoreApps>, QueryOf<typeof getMoreApps>>({ ...read(getMoreApps) }),
    getProApps: build.query<ReplyOf<typeof getProApps>, QueryOf<typeof getProApps>>({ ...read(getProApps) }),
  }),
});

export const { useGetMoreAppsQuery, useGetProAppsQuery } = appsApi;
