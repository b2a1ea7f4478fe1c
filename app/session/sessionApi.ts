import type { QueryOf, ReplyOf } from '@tally/contract/endpoint';
import { getUserInfo } from '@tally/contract/user';
import { api } from '../api/api';
import { queryEndpoint } from '../api/contractEndpoint';

/** Who the person is (API-10). */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserInfo: build.query<ReplyOf<typeof getUserInfo>, QueryOf<typeof getUserInfo>>({
      ...queryEndpoint(getUserInfo),
      providesTags: ['User'],
    }),
  }),
});

export const { useGetUserInfoQuery } = sessionApi;
