import { useEffect } from 'react';
import { useAppDispatch } from '../../platform/reduxHooks';
import { appSettings } from '../../session/appSettings';

/** Fetches what is said with the invite link before the first tap on a share (SHARE-1): the tap does not wait for it. */
export function useReadyToShare(active: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (active) void dispatch(appSettings());
  }, [active, dispatch]);
}
