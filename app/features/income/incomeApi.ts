import type { QueryOf, ReplyOf } from '@tally/contract/endpoint';
import { getIncome, getIncomeRecords, type ReadRecord } from '@tally/contract/income';
import { api } from '../../api/api';
import { queryEndpoint } from '../../api/contractEndpoint';

/** Balances and records (API-17). */
export const incomeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getIncome: build.query<ReplyOf<typeof getIncome>, QueryOf<typeof getIncome>>({
      ...queryEndpoint(getIncome),
      providesTags: ['Income'],
    }),
    getIncomeRecords: build.query<ReadRecord[], QueryOf<typeof getIncomeRecords>>({
      ...queryEndpoint(getIncomeRecords),
      providesTags: ['Records'],
    }),
  }),
});

export const { useGetIncomeQuery, useGetIncomeRecordsQuery } = incomeApi;
