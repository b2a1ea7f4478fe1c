import { Button } from '@tally/ui/Button';
import { useState, type ReactNode } from 'react';

/** So many are shown before somebody asks for all. */
const shownAtFirst = 3;

/** The tasks that were paid or closed, newest first; the older ones on a press. */
export function LuckyDone({ more, children }: { more: string; children: readonly ReactNode[] }) {
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
