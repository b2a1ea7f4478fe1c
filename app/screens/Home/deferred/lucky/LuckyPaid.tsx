import { Button } from '@tally/ui/Button';
import { useState, type ReactNode } from 'react';

/** Number of tasks shown before the list is expanded. */
const shownAtFirst = 3;

/** The paid tasks, newest first; a button shows the older ones. */
export function LuckyPaid({ more, children }: { more: string; children: readonly ReactNode[] }) {
  const [all, setAll] = useState(false);
  return (
    <>
      {all ? children : children.slice(0, shownAtFirst)}
      {!all && children.length > shownAtFirst && (
        <Button size="small" tone="quiet" onClick={() => setAll(true)}>
          {more}
        </Button>
      )}
    </>
  );
}
