import { Badge, type BadgeProps } from '@tally/ui/Badge';
import type { ReactNode } from 'react';

/** A line below a dialog's message, a little wider than it. */
export const wideLine = { margin: '0 -16px', textAlign: 'center' } as const;

/** Large text may take two lines. */
const wraps = { whiteSpace: 'normal' } as const;

/**
 * A chip below a dialog's message; its usual kind says when something is possible again. At the default text size it
 * stays on one line on the narrowest phone.
 */
export const dialogChip = (content: ReactNode, kind: BadgeProps['kind'] = 'paying') => (
  <p style={wideLine}>
    <Badge kind={kind} style={wraps}>
      {content}
    </Badge>
  </p>
);
