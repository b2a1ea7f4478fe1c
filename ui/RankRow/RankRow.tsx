import { Avatar } from '../Avatar/Avatar';
import { MedalIcon } from '../icons/MedalIcon';
import { Row, type RowProps } from '../Row/Row';
import { Account, Amount, Lead, Rank } from './RankRow.styles';

export interface RankRowProps extends Omit<RowProps, 'lead' | 'title' | 'text' | 'end' | 'foot'> {
  /** Place in the list, from 1. */
  rank: number;
  /** The rank in words, for screen readers, e.g. `Rank 1`. */
  rankLabel: string;
  /** Name of the person. */
  name: string;
  /** Address of the person's picture. */
  avatar?: string | undefined;
  /** Account id, already masked. */
  account: string;
  /** The formatted amount. */
  amount: string;
}

/** The asterisks of the server's masks become the bullets of all other masks. */
const masked = (text: string) => text.replace(/\*+/g, '••••');

const hasMedal = (rank: number): rank is 1 | 2 | 3 => rank >= 1 && rank <= 3;

/**
 * One rank of last week's withdrawal ranking (INVITE-5). The first three have a medal, next to the avatar and never on
 * it.
 */
export function RankRow({ rank, rankLabel, name, avatar, account, amount, ...rest }: RankRowProps) {
  return (
    <Row
      lead={
        <Lead>
          <Rank role="img" aria-label={rankLabel} data-state={hasMedal(rank) ? 'medal' : 'plain'}>
            {hasMedal(rank) ? <MedalIcon place={rank} size={32} /> : rank}
          </Rank>
          <Avatar name={name} src={avatar} />
        </Lead>
      }
      title={<bdi>{masked(name)}</bdi>}
      text={<Account>{masked(account)}</Account>}
      end={<Amount>{amount}</Amount>}
      data-words="short"
      {...rest}
    />
  );
}
