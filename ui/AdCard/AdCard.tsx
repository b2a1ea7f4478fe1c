import { useId, type ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Card, CardHead, CardText, CardTitle } from '../theme/card';
import { Mark, Picture, PictureButton } from './AdCard.styles';

export interface AdCardProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The word that says it is advertising. */
  mark: string;
  title: string;
  text?: string;
  /** `card`: with its picture; `row`: with its icon; `image`: its picture alone, which is the button then. */
  look?: 'card' | 'row' | 'image';
  /** Address of the picture; its shape is kept while it loads. */
  image?: string;
  /** Address of the app's icon. */
  icon?: string;
  action: string;
  onAction: () => void;
}

/** An advertisement between the product's own cards, always marked as one. */
export function AdCard({ mark, look = 'card', title, text, image, icon, action, onAction, ...rest }: AdCardProps) {
  const id = useId();
  const picture = image && <Picture src={image} alt="" loading="lazy" decoding="async" />;
  return (
    <Card data-look={look} {...(look === 'image' ? { 'aria-label': title } : { 'aria-labelledby': id })} {...rest}>
      <Mark>
        <Badge kind="ad">{mark}</Badge>
      </Mark>
      {look === 'image' ? (
        <PictureButton type="button" aria-label={`${action}: ${title}`} onClick={onAction}>
          {picture}
        </PictureButton>
      ) : (
        <>
          {look === 'card' && picture}
          <CardHead>
            {look === 'row' && <Avatar shape="app" name={title} src={icon} />}
            <div>
              <CardTitle id={id}>{title}</CardTitle>
              {text && <CardText>{text}</CardText>}
            </div>
            <Button size="small" tone="soft" onClick={onAction}>
              {action}
            </Button>
          </CardHead>
        </>
      )}
    </Card>
  );
}
