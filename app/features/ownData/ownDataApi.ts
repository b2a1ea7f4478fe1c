import { postOwnData } from '@tally/contract/calls/ownData';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/** Endpoint of a person's own data (API-36). */
export const ownDataApi = api.injectEndpoints({
  endpoints: (build) => {
    const { mutation } = fromContract(build);
    return { postOwnData: mutation(postOwnData) };
  },
});
