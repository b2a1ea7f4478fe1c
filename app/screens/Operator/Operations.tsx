import type { Market } from '@tally/contract/market/codes';
import { Approvals } from './Approvals';
import { FeedbackAnswers } from './FeedbackAnswers';
import { OperatorTrail } from './OperatorTrail';
import { Presets } from './Presets';
import { ReviewChecks } from './ReviewChecks';
import { useButtons } from './useButtons';

/** The buttons whose actions affect real people: each asks for confirmation, and only one runs at a time. */
export function Operations({ operatorKey, market }: { operatorKey: string; market: Market }) {
  const button = useButtons();
  return (
    <>
      <Approvals operatorKey={operatorKey} button={button} />
      <Presets operatorKey={operatorKey} first={market} button={button} />
      <ReviewChecks operatorKey={operatorKey} button={button} />
      <FeedbackAnswers operatorKey={operatorKey} button={button} />
      <OperatorTrail operatorKey={operatorKey} market={market} />
    </>
  );
}
