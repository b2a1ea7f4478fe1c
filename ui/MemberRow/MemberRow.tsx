import type { ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { Row } from '../Row/Row';

export interface MemberRowProps extends Omit<ComponentProps<'li'>, 'children' | 'title'> {
  name: string;
  avatar?: string | undefined;
  /** What the member has brought, e.g. `Rp 500`. */
  cash: string;
  /** A member is valid after a successful withdrawal (TEAM-6). */
  state: 'valid' | 'pending';
  /** The state in a word. */
  status: string;
}

/** A person who joined by the invite link (TEAM-3). */
export function MemberRow({ name, avatar, cash, state, status, ...rest }: MemberRowProps) {
  return (
    <Row
      data-state={state}
      lead={<Avatar name={name} src={avatar} />}
      title={name}
      text={cash}
      end={<Badge kind={state === 'valid' ? 'paid' : 'neutral'}>{status}</Badge>}
      {...rest}
    />
  );
}
