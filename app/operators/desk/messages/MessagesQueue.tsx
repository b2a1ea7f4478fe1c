import { DeskMarket } from '../queue/DeskMarket';
import { Messages } from './Messages';

/** The messages of people of a market (OPS-39). */
export const MessagesQueue = () => (
  <DeskMarket counts="messages">
    <Messages />
  </DeskMarket>
);
