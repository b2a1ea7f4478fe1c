import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { ClockIcon } from '../icons/ClockIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { TickIcon } from '../icons/TickIcon';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { Dot, Mark, Name, Root, Step, Text, Words } from './Steps.styles';

/** Completed, in progress, in progress for too long, failed, and upcoming. */
export type StepState = 'done' | 'now' | 'late' | 'failed' | 'next';

export interface StepItem {
  /** Whether it is done, under way, or to come. */
  state: StepState;
  /** What happens in it. */
  name: string;
  /** When the step happens, or what to do until then. */
  text?: string | undefined;
  /** Text for screen readers: the name with the step's number and the total. */
  label: string;
}

export interface StepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** `down`: vertical, e.g. on a receipt; `across`: horizontal, in a row of a list. */
  direction: 'down' | 'across';
  /** The steps, in their order. */
  items: readonly StepItem[];
}

const marks: Readonly<Partial<Record<StepState, ReactNode>>> = {
  done: <TickIcon size={18} />,
  now: <ClockIcon size={18} />,
  late: <ClockIcon size={18} />,
  failed: <CloseIcon size={16} />,
};

/** Between a day and its hour; in a column of three steps a line ends here, and the dot is not drawn. */
const dot = '\u00a0· ';

const broken = (text: string): ReactNode =>
  text.split(dot).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <Dot>{dot}</Dot>}
      {part}
    </Fragment>
  ));

/** Progress in steps, e.g. of a withdrawal: requested, sent, arrived. */
export function Steps({ direction, items, ...rest }: StepsProps) {
  return (
    <Root data-direction={direction} {...rest}>
      {items.map(({ state, name, text, label }, index) => (
        <Step key={name} data-state={state} aria-current={state === 'now' || state === 'late' ? 'step' : undefined}>
          <Mark aria-hidden>{marks[state] ?? index + 1}</Mark>
          <Words>
            <Name>
              <VisuallyHidden>{label}</VisuallyHidden>
              <span aria-hidden>{name}</span>
            </Name>
            {text && <Text>{broken(text)}</Text>}
          </Words>
        </Step>
      ))}
    </Root>
  );
}
