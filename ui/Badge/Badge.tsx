import type { ComponentProps } from 'react';
import { AlertIcon } from '../icons/AlertIcon';
import { ChannelIcon } from '../icons/ChannelIcon';
import { CheckIcon } from '../icons/CheckIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { InfoIcon } from '../icons/InfoIcon';
import { Root } from './Badge.styles';

const icons = {
  paid: CheckIcon,
  paying: ClockIcon,
  delayed: ClockIcon,
  warning: AlertIcon,
  failed: AlertIcon,
  returned: AlertIcon,
  neutral: InfoIcon,
  ad: ChannelIcon,
};

export interface BadgeProps extends ComponentProps<'span'> {
  /** What the word says of the thing: its colour. */
  kind: keyof typeof icons;
}

/** A state as a word with an icon, so that it is never conveyed by colour alone. */
export function Badge({ kind, children, ...rest }: BadgeProps) {
  const Icon = icons[kind];
  return (
    <Root data-kind={kind} {...rest}>
      <Icon size={14} />
      {children}
    </Root>
  );
}
