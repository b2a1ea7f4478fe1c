import { Messages } from './Messages';
import { DeskMarket } from '../queue/DeskMarket';

/** The messages of people of a market (OPS-39). */
export const MessagesQueue = ({ operatorKey }: { operatorKey: string }) => (
  <DeskMarket operatorKey={operatorKey} counts="messages">
    {(market) => <Messages operatorKey={operatorKey} market={market} />}
  </DeskMarket>
);
