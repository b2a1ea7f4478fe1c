import type { ComponentProps } from 'react';
import { Root } from './IconButton.styles';

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, in words: the icon alone says nothing to a screen reader. */
  label: string;
  /** `new` puts a dot on it; say what is new in `label` too. */
  notice?: 'new' | 'none';
  /** Where it stands: on the red hero or on a plain ground. */
  tone?: 'hero' | 'plain';
}

/** A button that is an icon: back, close, help. */
export function IconButton({ label, notice = 'none', tone = 'hero', ...rest }: IconButtonProps) {
  return <Root type="button" aria-label={label} data-notice={notice} data-tone={tone} {...rest} />;
}
