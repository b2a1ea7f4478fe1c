import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../Button/Button';
import { CardHead, CardText, CardTitle } from '../theme/card';
import { Root } from './NewbieCard.styles';

export interface NewbieCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  art?: ReactNode;
  title: string;
  text: string;
  action: string;
  onAction: () => void;
}

/** Leads somebody who has earned but never withdrawn to the first withdrawal. */
export function NewbieCard({ art, title, text, action, onAction, ...rest }: NewbieCardProps) {
  const id = useId();
  return (
    <Root aria-labelledby={id} {...rest}>
      <CardHead>
        {art}
        <div>
          <CardTitle id={id}>{title}</CardTitle>
          <CardText>{text}</CardText>
        </div>
      </CardHead>
      <Button block onClick={onAction}>
        {action}
      </Button>
    </Root>
  );
}
