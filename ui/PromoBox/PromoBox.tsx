import type { ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { CloseIcon } from '../icons/CloseIcon';
import { VisuallyHidden } from '../theme/VisuallyHidden';
import { Close, Name, Open, Root, Words } from './PromoBox.styles';

export interface PromoBoxProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Of the app that is promoted. */
  name: string;
  /** Address of its icon. */
  icon?: string | undefined;
  /** The word that says it is advertising. */
  mark: string;
  closeLabel: string;
  /** `bar`: small, beside the `FloatBox` at the lower edge of the screen, its name only heard; `page`: between the cards. */
  where?: 'bar' | 'page';
  onOpen: () => void;
  onClose: () => void;
}

/** An advertisement of one app, marked as one, that can be put away. */
export function PromoBox({ name, icon, mark, closeLabel, where = 'page', onOpen, onClose, ...rest }: PromoBoxProps) {
  return (
    <Root role="group" aria-label={name} data-where={where} {...rest}>
      <Open type="button" onClick={onOpen}>
        <Avatar shape="app" name={name} src={icon} />
        <Words>
          <Badge kind="ad">{mark}</Badge>
          <Name as={where === 'bar' ? VisuallyHidden : undefined}>{name}</Name>
        </Words>
      </Open>
      <Close type="button" aria-label={closeLabel} onClick={onClose}>
        <CloseIcon size={18} />
      </Close>
    </Root>
  );
}
