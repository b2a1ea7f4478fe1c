import { getAppInfo, postDeleteMyData } from '@tally/contract/apps/app';
import { postConfirmDeletion } from '@tally/contract/people/deletion';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/** Endpoints of an app's public facts and of deletion requests (API-3, API-5). */
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
