import type { Market } from '@tally/contract/market';
import { useEffect } from 'react';
import { screenLeft, screenShown } from '../../../navigation/screenActions';
import { useAppDispatch } from '../../../platform/reduxHooks';
import { listenForAccountNotice } from './accountNoticeListener';
import { listenForQuotaHours } from './quotaHoursListener';

/**
 * Registers the listeners that belong to home alone, and tells them when home is shown and left.
 * @param since when home was entered first, monotonic ms
 */
export function useHomeListeners(market: Market, since: number, visible: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const stops = [dispatch(listenForAccountNotice(since)), dispatch(listenForQuotaHours(market))];
    return () => stops.forEach((stop) => stop({ cancelActive: true }));
  }, [dispatch, market, since]);
  useEffect(() => {
    if (!visible) return;
    dispatch(screenShown('/home'));
    return () => void dispatch(screenLeft('/home'));
  }, [dispatch, visible]);
}
