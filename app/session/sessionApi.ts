import { getUserInfo } from '@tally/contract/user';
import { api } from '../api/api';
import { fromContract } from '../api/contractEndpoint';

/** Who the person is (API-10): the token says it, or the device id where there is none. */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query } = fromContract(build);
    return {
      getUserInfo: query(getUserInfo, { providesTags: ['User'], device: 'guest' }),
    };
  },
});

export const { useGetUserInfoQuery } = sessionApi;
