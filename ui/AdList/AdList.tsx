import { useId, useState, type ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { Button } from '../Button/Button';
import { Section } from '../Section/Section';
import { Item, List, NoPicture, Picture, PictureButton, Text, Title, Words } from './AdList.styles';

export interface Ad {
  /** Tells the ads apart. */
  id: number | string;
  /** `row`: icon, text and button; `card`: the same below a picture; `image`: only the picture, which is the button. */
  look: 'card' | 'row' | 'image';
  /** What is advertised. */
  title: string;
  /** A sentence about it. */
  text?: string;
  /** URL of the picture; its aspect ratio is reserved while it loads. */
  image?: string;
  /** URL of the app's icon. */
  icon?: string;
  /** Words of the button. */
  action: string;
  /** Called when the button is pressed. */
  onAction: () => void;
}

export interface AdListProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Title of the list, which says that it is advertising. */
  title: string;
  /** Text of the badge that marks the list as advertising. */
  mark: string;
  /** The ads, in their order. */
  ads: readonly Ad[];
}

/**
 * The picture of an ad. When it cannot be shown its place stays, with `words` in it, so that nothing moves (APPS-7).
 */
function AdPicture({ src, words }: { src: string; words?: string }) {
  const [broken, setBroken] = useState<string>();
  if (src === broken) return <NoPicture data-state="missing">{words}</NoPicture>;
  return <Picture src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />;
}

function AdItem({ look, title, text, image, icon, action, onAction }: Ad) {
  const id = useId();
  if (look === 'image')
    return (
      <Item>
        <PictureButton type="button" aria-label={`${action}: ${title}`} onClick={onAction}>
          {image && <AdPicture src={image} words={title} />}
        </PictureButton>
      </Item>
    );
  return (
    <Item aria-labelledby={id}>
      {look === 'card' && image && <AdPicture src={image} />}
      <Avatar shape="app" name={title} src={icon} />
      <Words>
        <Title id={id}>{title}</Title>
        {text && <Text>{text}</Text>}
      </Words>
      {/* Quieter than what pays: the buttons of tasks are soft. */}
      <Button size="small" tone="outline" onClick={onAction}>
        {action}
      </Button>
    </Item>
  );
}

/** List of advertisements under one title, marked as advertising before the first of them (ADS-9). */
export function AdList({ title, mark, ads, ...rest }: AdListProps) {
  return (
    <Section title={title} aside={<Badge kind="ad">{mark}</Badge>} {...rest}>
      <List>
        {ads.map((ad) => (
          <AdItem key={ad.id} {...ad} />
        ))}
      </List>
    </Section>
  );
}
