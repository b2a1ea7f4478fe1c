import type { ComponentProps } from 'react';
import { Root } from './ReadyChip.styles';

export interface ReadyChipProps extends ComponentProps<'span'> {
  /** `paused`: nothing can be withdrawn for now, or not yet: no good news. */
  state?: 'ready' | 'paused';
}

/** What can be withdrawn now, beside the name of the cash, e.g. `₱10 ready`. */
export const ReadyChip = ({ state = 'ready', ...rest }: ReadyChipProps) => (
  <Root data-part="reached" data-state={state} {...rest} />
);
