import type { QueryOf, ReplyOf } from '@tally/contract/call';
import { getIncome, getIncomeRecords, type ReadRecord } from '@tally/contract/income';
import { api } from '../../api/api';
import { read } from '../../api/endpoint';

/** Balances and records (API-17). */
export const incomeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getIncome: build.query<ReplyOf<typeof getIncome>, QueryOf<typeof getIncome>>({
      ...read(getIncome),
      providesTags: ['Income'],
    }),
    getIncomeRecords: build.query<ReadRecord[], QueryOf<typeof getIncomeRecords>>({
      ...read(getIncomeRecords),
      providesTags: ['Records'],
    }),
  }),
});

export const { useGetIncomeQuery, useGetIncomeRecordsQuery } = incomeApi;
