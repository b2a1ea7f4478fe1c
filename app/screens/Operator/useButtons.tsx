import type { ButtonProps } from '@tally/ui/Button';
import { useState, type ReactNode } from 'react';
import { ActionButton } from './OperatorScreen.styles';

/**
 * What an action does to somebody, which its button shows: `give` pays or lets pass; `refuse` sends money back or
 * rejects; `stop` freezes a person or declares an account or export invalid; `plain` does neither.
 */
export type Act = 'give' | 'refuse' | 'stop' | 'plain';

/** Renders a button that runs an action; `key` identifies it. While one action runs, the other buttons are disabled. */
export type WorkButton = (
  key: string,
  label: string,
  work: () => Promise<unknown>,
  more?: Pick<ButtonProps, 'id' | 'aria-labelledby'> & { act?: Act },
) => ReactNode;

/** Buttons of which only one runs at a time. */
export function useButtons(): WorkButton {
  const [running, setRunning] = useState<string>();
  const run = async (key: string, work: () => Promise<unknown>) => {
    setRunning(key);
    await work();
    setRunning(undefined);
  };
  return (key, label, work, { act = 'plain', ...more } = {}) => (
    <ActionButton
      key={key}
      block
      size="small"
      tone="soft"
      data-act={act}
      data-wraps
      state={running === key ? 'busy' : running ? 'disabled' : 'ready'}
      onClick={() => void run(key, work)}
      {...more}
    >
      {label}
    </ActionButton>
  );
}
