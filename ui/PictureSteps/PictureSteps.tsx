import type { ComponentProps, ReactNode } from 'react';
import { ArrowIcon } from '../icons/ArrowIcon';
import { Arrow, Picture, Root, Step } from './PictureSteps.styles';

export interface PictureStep {
  /** An icon, 40 px. */
  picture: ReactNode;
  /** What is done in this step. */
  text: string;
}

export interface PictureStepsProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** The steps, in order. */
  steps: readonly PictureStep[];
  /** `none`: pictures without a background, where space is limited. */
  ground?: 'soft' | 'none';
}

/** Explains a procedure by a few pictures in a row, with an arrow from each to the next. */
export function PictureSteps({ steps, ground = 'soft', ...rest }: PictureStepsProps) {
  return (
    <Root data-ground={ground} {...rest}>
      {steps.map(({ picture, text }, index) => (
        <Step key={text}>
          {index > 0 && (
            <Arrow aria-hidden>
              <ArrowIcon size={20} />
            </Arrow>
          )}
          <Picture aria-hidden>{picture}</Picture>
          <span>{text}</span>
        </Step>
      ))}
    </Root>
  );
}
