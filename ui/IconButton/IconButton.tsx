import type { ComponentProps } from 'react';
import { Root } from './IconButton.styles';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name: says what the button does. */
  label: string;
  /** `new` puts a dot on the icon; say what is new in `label` too. */
  notice?: 'new' | 'none';
  /** The background it is on: the red hero or a plain surface. */
  tone?: 'hero' | 'plain';
}

/** A button with an icon and no visible label, e.g. back, close or help. */
export function IconButton({ label, notice = 'none', tone = 'hero', ...rest }: IconButtonProps) {
  return <Root type="button" aria-label={label} data-notice={notice} data-tone={tone} {...rest} />;
}
