import type { ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { CheckIcon } from '../icons/CheckIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { Row } from '../Row/Row';
import { Brought, Status } from './MemberRow.styles';

export interface MemberRowProps extends Omit<ComponentProps<'li'>, 'children' | 'title'> {
  name: string;
  avatar?: string | undefined;
  /** What the member has brought with its sign, e.g. `+Rp 500`; without it nothing yet. */
  cash?: string | undefined;
  /** A member is valid after a successful withdrawal (TEAM-6). */
  state: 'valid' | 'pending';
  /** The state in words; of a pending one why it does not count yet. */
  status: string;
}

/** A person who joined by the invite link (TEAM-3). */
export function MemberRow({ name, avatar, cash, state, status, ...rest }: MemberRowProps) {
  const Icon = state === 'valid' ? CheckIcon : ClockIcon;
  return (
    <Row
      data-state={state}
      lead={<Avatar name={name} src={avatar} />}
      title={name}
      text={
        <Status data-state={state}>
          <Icon size={16} />
          {status}
        </Status>
      }
      {...(cash && { end: <Brought>{cash}</Brought> })}
      {...rest}
    />
  );
}
