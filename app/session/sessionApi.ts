import type { QueryOf, ReplyOf } from '@tally/contract/call';
import { getUserInfo } from '@tally/contract/user';
import { api } from '../api/api';
import { read } from '../api/endpoint';

/** Who the person is (API-10). */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getUserInfo: build.query<ReplyOf<typeof getUserInfo>, QueryOf<typeof getUserInfo>>({
      ...read(getUserInfo),
      providesTags: ['User'],
    }),
  }),
});

export const { useGetUserInfoQuery } = sessionApi;
