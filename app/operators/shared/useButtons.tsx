import type { ButtonProps } from '@tally/ui/Button';
import { useState, type ReactNode } from 'react';
import type { Act } from '../../overlays/content/act';
import { showToast } from '../../overlays/showToast';
import { useAppDispatch } from '../../state/reduxHooks';
import { ActionButton } from './shared.styles';

/**
 * Renders a button that runs an action; `key` identifies it. While one action runs, the other buttons are disabled.
 * `isSoft`: what gives, although there is something to check first, or takes back what stopped somebody; `isOff`: it
 * cannot be pressed yet.
 */
export type WorkButton = (
  key: string,
  label: string,
  work: () => Promise<unknown>,
  more?: Pick<ButtonProps, 'id' | 'aria-label' | 'aria-labelledby'> & { act?: Act; isSoft?: boolean; isOff?: boolean },
) => ReactNode;

/** Buttons of which only one runs at a time; after an act that threw, which is said, they can be pressed again. */
export function useButtons(): WorkButton {
  const dispatch = useAppDispatch();
  const [running, setRunning] = useState<string>();
  const run = async (key: string, work: () => Promise<unknown>) => {
    setRunning(key);
    try {
      await work();
    } catch {
      // Nobody knows how far it came.
      dispatch(showToast('operator.failed'));
    } finally {
      setRunning(undefined);
    }
  };
  return (key, label, work, { act = 'plain', isSoft = false, isOff = false, ...more } = {}) => (
    <ActionButton
      key={key}
      block
      size="small"
      tone={act === 'give' ? 'low' : 'soft'}
      data-act={act}
      data-soft={isSoft || undefined}
      data-wraps
      state={running === key ? 'busy' : running || isOff ? 'disabled' : 'ready'}
      onClick={() => void run(key, work)}
      {...more}
    >
      {label}
    </ActionButton>
  );
}
