import { useEffect } from 'react';
import { screenLeft, screenShown } from '../../../navigation/screenActions';
import { useAppDispatch } from '../../../platform/reduxHooks';
import { listenForAccountNotice } from './accountNoticeListener';

/**
 * Registers the listeners that belong to home alone, and tells them when home is shown and left.
 * @param since when home was entered first, monotonic ms
 */
export function useHomeListeners(since: number, visible: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const stop = dispatch(listenForAccountNotice(since));
    return () => stop({ cancelActive: true });
  }, [dispatch, since]);
  useEffect(() => {
    if (!visible) return;
    dispatch(screenShown('/home'));
    return () => void dispatch(screenLeft('/home'));
  }, [dispatch, visible]);
}
