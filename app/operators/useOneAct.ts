import { useState } from 'react';
import { showToast } from '../overlays/showToast';
import { useAppDispatch } from '../state/reduxHooks';

/** Of the acts in a part of the page one runs at a time. */
export interface OneAct {
  /** Id of the button whose act runs. */
  readonly running: string | undefined;
  /** Runs an act, and reports one that throws: nobody knows how far it came. */
  readonly run: (button: string, act: () => Promise<unknown>) => Promise<void>;
}

/** Lets one act run at a time, and frees the buttons also when it throws. */
export function useOneAct(): OneAct {
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState<string>();
  const run = async (button: string, act: () => Promise<unknown>) => {
    setRunning(button);
    try {
      await act();
    } catch {
      dispatch(showToast('operator.failed'));
    } finally {
      setRunning(undefined);
    }
  };
  return { running, run };
}
