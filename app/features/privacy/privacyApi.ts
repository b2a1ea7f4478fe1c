import { getAppInfo, postDeleteMyData } from '@tally/contract/app';
import { postConfirmDeletion } from '@tally/contract/deletion';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/** Public facts of an app, and the deletion request (API-3, API-5). */
export const privacyApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, mutation } = fromContract(build);
    return {
      getAppInfo: query(getAppInfo),
      postDeleteMyData: mutation(postDeleteMyData),
      postConfirmDeletion: mutation(postConfirmDeletion),
    };
  },
});
