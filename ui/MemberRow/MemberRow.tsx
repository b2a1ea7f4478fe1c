import type { ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { CheckIcon } from '../icons/CheckIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { Row } from '../Row/Row';
import { Brought, Status } from './MemberRow.styles';

export interface MemberRowProps extends Omit<ComponentProps<'li'>, 'children' | 'title'> {
  /** Name of the person. */
  name: string;
  /** Address of the person's picture. */
  avatar?: string | undefined;
  /** Cash that the user earned by this member, with its sign, e.g. `+Rp 500`; undefined if none yet. */
  cash?: string | undefined;
  /** A member is valid after a successful withdrawal (TEAM-6). */
  state: 'valid' | 'pending';
  /** Text of the state; for a pending member it says why the member does not count yet. */
  status: string;
}

/** A team member, who joined by the user's invite link (TEAM-3). */
export function MemberRow({ name, avatar, cash, state, status, ...rest }: MemberRowProps) {
  const Icon = state === 'valid' ? CheckIcon : ClockIcon;
  return (
    <Row
      data-state={state}
      lead={<Avatar name={name} src={avatar} />}
      title={<bdi>{name}</bdi>}
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
