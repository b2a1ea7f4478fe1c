import { Button } from '../Button/Button';
import type { TeamCardProps } from '../TeamCard/TeamCard';
import { Root } from './NewbieCard.styles';

export interface NewbieCardProps extends Omit<TeamCardProps, 'children'> {
  action: string;
  onAction: () => void;
}

/** Leads somebody who has earned but never withdrawn to the first withdrawal. */
export function NewbieCard({ action, onAction, ...rest }: NewbieCardProps) {
  return (
    <Root {...rest}>
      <Button onClick={onAction}>{action}</Button>
    </Root>
  );
}
