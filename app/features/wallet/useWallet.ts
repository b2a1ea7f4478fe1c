import { useEffect, useState } from 'react';
import { useAppDispatch } from '../../hooks';
import { balanceTold } from '../../session/balance';
import { useGetWalletQuery } from './walletApi';

/** The wallet, asked for anew on entry; its balance is the one that home and income show. */
export function useWallet(active: boolean) {
  const dispatch = useAppDispatch();
  const wallet = useGetWalletQuery({}, { skip: !active, refetchOnMountOrArgChange: true });
  const { data, fulfilledTimeStamp } = wallet;
  const [old] = useState(fulfilledTimeStamp);
  useEffect(() => {
    if (data && fulfilledTimeStamp !== old) dispatch(balanceTold({ cash: data.balance }));
  }, [dispatch, data, fulfilledTimeStamp, old]);
  return wallet;
}
