import { useId, type ComponentProps } from 'react';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Card, CardHead, CardText, CardTitle } from '../theme/card';
import { Mark, Picture } from './AdCard.styles';

export interface AdCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The word that says it is advertising. */
  mark: string;
  title: string;
  text?: string;
  /** Address of the picture; its shape is kept while it loads. */
  image?: string;
  action: string;
  onAction: () => void;
}

/** An advertisement between the product's own cards, always marked as one. */
export function AdCard({ mark, title, text, image, action, onAction, ...rest }: AdCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} {...rest}>
      <Mark>
        <Badge kind="ad">{mark}</Badge>
      </Mark>
      {image && <Picture src={image} alt="" loading="lazy" decoding="async" />}
      <CardHead>
        <div>
          <CardTitle id={id}>{title}</CardTitle>
          {text && <CardText>{text}</CardText>}
        </div>
        <Button size="small" tone="soft" onClick={onAction}>
          {action}
        </Button>
      </CardHead>
    </Card>
  );
}
