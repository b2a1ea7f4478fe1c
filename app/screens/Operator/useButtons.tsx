import { Button, type ButtonProps } from '@tally/ui/Button';
import { useState, type ReactNode } from 'react';

/** Renders a button that runs an action; `key` identifies it. While one action runs, the other buttons are disabled. */
export type WorkButton = (
  key: string,
  label: string,
  work: () => Promise<unknown>,
  more?: Pick<ButtonProps, 'id' | 'aria-labelledby'>,
) => ReactNode;

/** Buttons of which only one runs at a time. */
export function useButtons(): WorkButton {
  const [running, setRunning] = useState<string>();
  const run = async (key: string, work: () => Promise<unknown>) => {
    setRunning(key);
    await work();
    setRunning(undefined);
  };
  return (key, label, work, more) => (
    <Button
      key={key}
      block
      size="small"
      tone="soft"
      data-wraps
      state={running === key ? 'busy' : running ? 'disabled' : 'ready'}
      onClick={() => void run(key, work)}
      {...more}
    >
      {label}
    </Button>
  );
}
