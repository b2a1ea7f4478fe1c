import { revealMs } from '@tally/contract/limits';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useOutside } from '../../hooks';
import { postAction } from '../../session/postAction';

/**
 * "open-action 1000 ms" after the first entry (section 4). Looking alone is not acting: this is how the server learns
 * that somebody opens the app, which keeps their coins and cash from lapsing (section 1).
 */
export function useTellOpened(entered: boolean): void {
  const dispatch = useAppDispatch();
  const { services } = useOutside();
  const told = useRef(false);
  useEffect(() => {
    if (!entered || told.current) return;
    return services.after(revealMs.openAction, () => {
      told.current = true;
      dispatch(postAction('open'));
    });
  }, [entered, services, dispatch]);
}
