import type { ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { CloseIcon } from '../icons/CloseIcon';
import { Close, Name, Open, Root, Words } from './PromoBox.styles';

export interface PromoBoxProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Of the app that is promoted. */
  name: string;
  /** Address of its icon. */
  icon?: string | undefined;
  /** The word that says it is advertising. */
  mark: string;
  closeLabel: string;
  /** What it floats above: the edge of the screen, or a `BottomBar`. `none`: it stands in its place in the page. */
  above?: 'edge' | 'bar' | 'none';
  /** `float`: a `FloatBox` stands between. */
  over?: 'float' | 'none';
  onOpen: () => void;
  onClose: () => void;
}

/** An advertisement that floats in the lower corner, is marked as one and can be put away. */
export function PromoBox({
  name,
  icon,
  mark,
  closeLabel,
  above = 'edge',
  over = 'none',
  onOpen,
  onClose,
  ...rest
}: PromoBoxProps) {
  return (
    <Root role="group" aria-label={name} data-above={above} data-over={over} {...rest}>
      <Open type="button" onClick={onOpen}>
        <Avatar shape="app" name={name} src={icon} />
        <Words>
          <Badge kind="ad">{mark}</Badge>
          <Name>{name}</Name>
        </Words>
      </Open>
      <Close type="button" aria-label={closeLabel} onClick={onClose}>
        <CloseIcon size={18} />
      </Close>
    </Root>
  );
}
