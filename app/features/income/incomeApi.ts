import type { ReadRecord } from '@tally/contract/wallet/income';
import { getIncome, getIncomeRecords } from '@tally/contract/calls/income';
import { api } from '../../api/api';
import { fromContract } from '../../api/contractEndpoint';

/** Endpoints of balances and records (API-17). */
export const incomeApi = api.injectEndpoints({
  endpoints: (build) => {
    const { query, queryAs } = fromContract(build);
    return {
      getIncome: query(getIncome, { providesTags: ['Income'] }),
      getIncomeRecords: queryAs<ReadRecord[]>()(getIncomeRecords, { providesTags: ['Records'] }),
    };
  },
});

export const { useGetIncomeQuery, useGetIncomeRecordsQuery } = incomeApi;
