import { revealMs } from '@tally/contract/limits';
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../../platform/reduxHooks';
import { openDialog } from '../../../overlays/openDialog';
import { selectUser } from '../../../session/selectors';
import { useRevealed } from './Revealed';

/** Says that the phone already earns with another account: once, after its delay, and only while home is shown. */
export function useDuplicateUser(since: number, visible: boolean): void {
  const dispatch = useAppDispatch();
  const duplicate = useAppSelector((state) => selectUser(state)?.dupUser ?? false);
  const due = useRevealed(since, revealMs.dupUser);
  const told = useRef(false);
  useEffect(() => {
    if (!duplicate || !due || !visible || told.current) return;
    told.current = true;
    void dispatch(openDialog('login.duplicateUser'));
  }, [duplicate, due, visible, dispatch]);
}
