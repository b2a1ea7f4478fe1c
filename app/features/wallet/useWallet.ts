import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../platform/reduxHooks';
import { setBalance } from '../../session/balance';
import { showWalletError } from './showWalletError';
import { useGetWalletQuery } from './walletApi';

/** The wallet, asked for anew on entry (ROUTE-5); its balance is the one that home and income show. Each failure of it is said, with its retry. */
export function useWallet(active: boolean) {
  const dispatch = useAppDispatch();
  const wallet = useGetWalletQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  const { data, fulfilledTimeStamp } = wallet;
  const [old] = useState(fulfilledTimeStamp);
  useEffect(() => {
    if (data && fulfilledTimeStamp !== old) dispatch(setBalance({ cash: data.balance }));
  }, [dispatch, data, fulfilledTimeStamp, old]);
  const failedRequest = wallet.isError && !wallet.isFetching ? wallet.requestId : undefined;
  useEffect(() => {
    if (failedRequest !== undefined) void dispatch(showWalletError());
  }, [dispatch, failedRequest]);
  return wallet;
}
