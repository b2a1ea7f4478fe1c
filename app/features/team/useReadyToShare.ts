import { useEffect } from 'react';
import { useAppDispatch } from '../../state/reduxHooks';
import { appSettings } from '../../host/appSettings';

/** Prefetches the text that is shared with the invite link, so that the first tap does not wait for it (SHARE-1). */
export function useReadyToShare(active: boolean): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (active) void dispatch(appSettings());
  }, [active, dispatch]);
}
