import { useAfter } from '@tally/ui/Ambient';
import { useState, type ReactNode } from 'react';

/** Draws its children `after` ms (section 2: delayed reveal), and from then on. */
export function Late({ after, children }: { after: number; children: ReactNode }) {
  const [due, setDue] = useState(false);
  useAfter(due ? undefined : after, () => setDue(true));
  return due && children;
}
