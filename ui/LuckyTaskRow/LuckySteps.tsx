import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { Brings, Label, Left, Mark, Step, Steps, Words } from './LuckySteps.styles';

export interface LuckyStepsProps {
  steps: readonly [string, string, string];
  /** Index of the current step, from 0; undefined: none has been started. */
  at?: number;
  /** Time left in the second step: text or a `Countdown`. */
  remaining?: ReactNode;
  /** What the last step brings. */
  reward?: string | undefined;
}

const stateOf = (index: number, at: number) => (index < at ? 'done' : index === at ? 'now' : 'next');

const picture = (state: ReturnType<typeof stateOf>, index: number, waits: boolean) =>
  state === 'done' ? <CheckIcon size={28} /> : state === 'now' && waits ? <ClockIcon size={16} /> : index + 1;

/** The three steps of a lucky task as a line with markers: completed, current and upcoming. */
export function LuckySteps({ steps, at = -1, remaining, reward }: LuckyStepsProps) {
  return (
    <Steps>
      {steps.map((step, index) => {
        const state = stateOf(index, at);
        return (
          <Step key={step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <Mark aria-hidden>{picture(state, index, remaining !== undefined)}</Mark>
            <Words>
              <Label>{step}</Label>
              {state === 'now' && remaining !== undefined && <Left>{remaining}</Left>}
              {index === steps.length - 1 && reward && <Brings>{reward}</Brings>}
            </Words>
          </Step>
        );
      })}
    </Steps>
  );
}
