import { postDeleteMyData, postConfirmDeletion } from '@tally/contract/calls/deletion';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/** Endpoints of deletion requests (API-5). */
export const deletionApi = api.injectEndpoints({
  endpoints: (build) => {
    const { mutation } = fromContract(build);
    return {
      postDeleteMyData: mutation(postDeleteMyData),
      postConfirmDeletion: mutation(postConfirmDeletion),
    };
  },
});
