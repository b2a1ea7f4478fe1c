import type { Market } from '@tally/contract/market/codes';
import { useEffect } from 'react';
import { screenLeft, screenShown } from '../../../state/screenActions';
import { useAppDispatch } from '../../../state/reduxHooks';
import { listenForAccountNotice } from './accountNoticeListener';
import { listenForPayment } from './paymentListener';
import { listenForQuotaHours } from './quotaHoursListener';

/**
 * Registers home's own listeners, and dispatches when home is shown and left.
 * @param since when home was first entered, monotonic ms
 */
export function useHomeListeners(market: Market, since: number, visible: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const stops = [
      dispatch(listenForAccountNotice(since)),
      dispatch(listenForPayment(since)),
      dispatch(listenForQuotaHours(market)),
    ];
    return () => stops.forEach((stop) => stop({ cancelActive: true }));
  }, [dispatch, market, since]);
  useEffect(() => {
    if (!visible) return;
    dispatch(screenShown('/home'));
    return () => void dispatch(screenLeft('/home'));
  }, [dispatch, visible]);
}
