import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../platform/reduxHooks';
import { setBalance } from '../../session/balance';
import { useGetIncomeQuery } from './incomeApi';

/** Coins, cash and what was ever earned, asked for anew on entry; home shows the same numbers. */
export function useIncome(active: boolean) {
  const dispatch = useAppDispatch();
  const income = useGetIncomeQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  const { data, fulfilledTimeStamp } = income;
  const [old] = useState(fulfilledTimeStamp);
  useEffect(() => {
    if (data && fulfilledTimeStamp !== old) dispatch(setBalance({ coin: data.coin, cash: data.cash }));
  }, [dispatch, data, fulfilledTimeStamp, old]);
  return income;
}
