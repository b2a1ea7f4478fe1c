import type { Args, Decorator, StoryContext } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';

interface Props {
  Story: ComponentType<{ args: Args }>;
  args: Args;
  value: string;
  change: string;
}

function State({ Story, args, value, change }: Props) {
  const [now, setNow] = useState<unknown>(args[value]);
  const heard = args[change] as ((next: unknown) => void) | undefined;
  const onChange = (next: unknown) => {
    setNow(next);
    heard?.(next);
  };
  return <Story args={{ ...args, [value]: now, [change]: onChange }} />;
}

/**
 * Keeps the state of a controlled prop, as the page that uses the component would. Resets it when the arg changes in
 * Controls.
 *
 * @param value name of the prop, e.g. `value`
 * @param change name of the callback that receives the next value, e.g. `onPick`
 */
export const withState =
  (value: string, change: string): Decorator =>
  (Story, { args }: StoryContext) => (
    <State
      key={JSON.stringify(args[value])}
      Story={Story as Props['Story']}
      args={args}
      value={value}
      change={change}
    />
  );
