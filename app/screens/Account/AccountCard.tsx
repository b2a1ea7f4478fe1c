import { Ticket } from '@tally/ui/Ticket';
import type { ReactNode } from 'react';
import { Saved, SavedTitle } from './AccountForm.styles';

interface AccountCardProps {
  /** The account's row. */
  account: ReactNode;
  title?: string;
  /** What the state of the account means, and what to do. */
  text: string;
  /** The way on. */
  children?: ReactNode;
}

/** An account that was entered, as a card: what it is, and below the tear line what its state means. */
export function AccountCard({ account, title, text, children }: AccountCardProps) {
  return (
    <Ticket
      tear="below"
      stub={
        <Saved>
          <div>
            {title && <SavedTitle>{title}</SavedTitle>}
            <p>{text}</p>
          </div>
          {/* Buttons only, never words alone. */}
          <>{children}</>
        </Saved>
      }
    >
      {account}
    </Ticket>
  );
}
