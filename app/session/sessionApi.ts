import { getUserInfo } from '@tally/contract/calls/user';
import { api } from '../api/api';
import { fromContract } from '../api/contractEndpoint';

/** Endpoint of the person's data (API-10). The person is identified by the token, or by the device id without one. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    return {
      getUserInfo: query(getUserInfo, { providesTags: ['User'], device: 'guest' }),
    };
  },
});

export const { useGetUserInfoQuery } = sessionApi;
