import { Avatar } from '../Avatar/Avatar';
import { Row, type RowProps } from '../Row/Row';
import { Amount, Lead, Rank } from './RankRow.styles';

export interface RankRowProps extends Omit<RowProps, 'lead' | 'title' | 'text' | 'end' | 'foot'> {
  rank: number;
  /** The rank in words for those who listen, e.g. `Rank 1`. */
  rankLabel: string;
  name: string;
  avatar?: string | undefined;
  /** Account id, already masked. */
  account: string;
  amount: string;
}

/** A place in last week's withdrawal ranking (INVITE-5). The first three are marked. */
export function RankRow({ rank, rankLabel, name, avatar, account, amount, ...rest }: RankRowProps) {
  return (
    <Row
      lead={
        <Lead>
          <Avatar name={name} src={avatar} />
          <Rank role="img" aria-label={rankLabel} data-state={rank <= 3 ? 'top' : 'plain'}>
            {rank}
          </Rank>
        </Lead>
      }
      title={name}
      text={account}
      end={<Amount>{amount}</Amount>}
      {...rest}
    />
  );
}
