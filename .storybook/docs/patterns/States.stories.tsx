import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tally/ui/Button';
import { EmptyState } from '@tally/ui/EmptyState';
import { FailureState } from '@tally/ui/FailureState';
import { RecordRow } from '@tally/ui/RecordRow';
import { RowList } from '@tally/ui/RowList';
import { Skeleton } from '@tally/ui/Skeleton';
import { Advice } from './Advice';

const meta = {
  title: 'Guides/Patterns/Empty, failed, loading',
  tags: ['!autodocs', 'any-language'],
  parameters: { picture: { languages: 'first' } },
} satisfies Meta;
export default meta;

const ignore = () => undefined;

/** A list without rows, without an answer, and before the answer. */
export const DoAndDont: StoryObj = {
  render: () => (
    <Advice
      pairs={[
        {
          good: {
            shows: (
              <EmptyState title="No withdrawals yet" text="The first one can be small.">
                <Button tone="soft">See the amounts</Button>
              </EmptyState>
            ),
            says: 'say what will stand here, and lead to the first step.',
          },
          bad: { shows: <EmptyState text="No data" />, says: 'say only that there is nothing.' },
        },
        {
          good: {
            shows: (
              <FailureState
                title="We could not load your income"
                text="Your coins are safe."
                retryLabel="Try again"
                onRetry={ignore}
              />
            ),
            says: 'say what is missing, that nothing is lost, and offer to try again.',
          },
          bad: {
            shows: <EmptyState title="No income yet" text="Do a task to earn your first coins." />,
            says: 'call a list empty because its answer did not come.',
          },
        },
        {
          good: {
            shows: <Skeleton shape="card" height="6rem" />,
            says: 'keep the place of what comes, in its size.',
          },
          bad: {
            shows: (
              <RowList>
                <RecordRow title="Check-in" text="Today" amount="0" sign="none" />
              </RowList>
            ),
            says: 'show 0 for a number that is not known yet: it reads as lost.',
          },
        },
      ]}
    />
  ),
};
