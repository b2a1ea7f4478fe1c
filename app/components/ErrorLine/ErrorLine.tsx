import { AlertIcon } from '@tally/ui/icons/AlertIcon';
import type { ReactNode } from 'react';
import { Wrong } from './ErrorLine.styles';

/** What went wrong, with its mark: one line, or several of the same. `role`: screen readers read an alert at once. */
export const ErrorLine = ({ role, children }: { role?: 'alert'; children: ReactNode }) => (
  <Wrong role={role}>
    <AlertIcon size={16} />
    <div>{children}</div>
  </Wrong>
);
