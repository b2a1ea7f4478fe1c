import { Button, type ButtonProps } from '@tally/ui/Button';
import { useState, type ReactNode } from 'react';

/** Draws a button that does some work; `key` tells it from the others. While one works, the others wait. */
export type WorkButton = (
  key: string,
  label: string,
  work: () => Promise<unknown>,
  more?: Pick<ButtonProps, 'id' | 'aria-labelledby'>,
) => ReactNode;

/** Buttons of which one runs at a time. */
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
