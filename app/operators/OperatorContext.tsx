import type { Market } from '@tally/contract/market/codes';
import { createContext, useContext, type ReactNode } from 'react';
import { useCurrentUser } from '../session/useCurrentUser';
import { useOneAct, type OneAct } from './useOneAct';

/** Who works on the page, and where. */
interface Operator extends OneAct {
  /** The operator's key, which goes along with every call (OPS-1). */
  readonly key: string;
  /** The chosen market, where one is chosen; else that of the operator's own page. */
  readonly market: Market;
  /** Says that the operator decides about the open row of a queue (OPS-48). */
  readonly endRow: () => void;
}

const OperatorContext = createContext<Operator | undefined>(undefined);

/** Who works on the page; below `OperatorProvider`. */
export function useOperator(): Operator {
  const operator = useContext(OperatorContext);
  if (!operator) throw new Error('There is no operator: OperatorProvider stands above what operators use.');
  return operator;
}

const ignore = () => undefined;

/** What an operators' page shows once its key was accepted. */
export function OperatorProvider({ operatorKey, children }: { operatorKey: string; children: ReactNode }) {
  const { market } = useCurrentUser();
  const acts = useOneAct();
  return <OperatorContext value={{ key: operatorKey, market, endRow: ignore, ...acts }}>{children}</OperatorContext>;
}

/** A part of the page whose buttons wait for each other, and not for those of another part. */
export function OwnActs({ children }: { children: ReactNode }) {
  const operator = useOperator();
  const acts = useOneAct();
  return <OperatorContext value={{ ...operator, ...acts }}>{children}</OperatorContext>;
}

/** What is about a market that was chosen. */
export function InMarket({ market, children }: { market: Market; children: ReactNode }) {
  const operator = useOperator();
  return <OperatorContext value={{ ...operator, market }}>{children}</OperatorContext>;
}

/** What is decided about the open row of a queue; `onEnd` is called when a decision that ends its wait is sent. */
export function RowActs({ onEnd, children }: { onEnd: () => void; children: ReactNode }) {
  const operator = useOperator();
  return <OperatorContext value={{ ...operator, endRow: onEnd }}>{children}</OperatorContext>;
}
