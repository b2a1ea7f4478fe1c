import type { ComponentProps, ReactNode } from 'react';
import { ClockIcon } from '../icons/ClockIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { TickIcon } from '../icons/TickIcon';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { Mark, Name, Root, Step, Text, Words } from './Steps.styles';

/** Behind us, going on, went wrong, still to come. */
export type StepState = 'done' | 'now' | 'failed' | 'next';

export interface StepItem {
  state: StepState;
  name: string;
  /** When, or what to do meanwhile. */
  text?: string | undefined;
  /** The name as it is heard: which step of how many it is. */
  label: string;
}

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** `down` where there is height, as on a receipt; `across` in a row of a list. */
  direction: 'down' | 'across';
  items: readonly StepItem[];
}

const marks: Readonly<Partial<Record<StepState, ReactNode>>> = {
  done: <TickIcon size={18} />,
  now: <ClockIcon size={18} />,
  failed: <CloseIcon size={16} />,
};

/** How far something has come: a withdrawal that is requested, sent, arrived. */
export function Steps({ direction, items, ...rest }: StepsProps) {
  return (
    <Root data-direction={direction} {...rest}>
      {items.map(({ state, name, text, label }, index) => (
        <Step key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <Mark aria-hidden>{marks[state] ?? index + 1}</Mark>
          <Words>
            <Name>
              <VisuallyHidden>{label}</VisuallyHidden>
              <span aria-hidden>{name}</span>
            </Name>
            {text && <Text>{text}</Text>}
          </Words>
        </Step>
      ))}
    </Root>
  );
}
