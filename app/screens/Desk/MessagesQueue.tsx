import type { Market } from '@tally/contract/market/codes';
import { Messages } from '../Operator/messages/Messages';
import { MarketTabs } from './MarketTabs';

/** The messages of people of a market (OPS-39). */
export const MessagesQueue = ({ operatorKey, first }: { operatorKey: string; first: Market }) => (
  <MarketTabs first={first}>{(market) => <Messages operatorKey={operatorKey} market={market} />}</MarketTabs>
);
