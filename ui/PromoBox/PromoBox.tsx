import type { ComponentProps } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { Badge } from '../Badge/Badge';
import { CloseIcon } from '../icons/CloseIcon';
import { Close, Name, Open, Root, Words } from './PromoBox.styles';

export interface PromoBoxProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Name of the promoted app. */
  name: string;
  /** URL of its icon. */
  icon?: string | undefined;
  /** Text of the badge that marks the box as advertising. */
  mark: string;
  /** Name of the button that closes it. */
  closeLabel: string;
  /**
   * `bar`: one low line, below the `FloatBox` at the lower edge of the screen; `page`: between the cards.
   */
  where?: 'bar' | 'page';
  /** Called when it is pressed. */
  onOpen: () => void;
  /** Called when it is closed. */
  onClose: () => void;
}

/** An advertisement for one app, marked as advertising, which the user can dismiss. */
export function PromoBox({ name, icon, mark, closeLabel, where = 'page', onOpen, onClose, ...rest }: PromoBoxProps) {
  return (
    <Root role="group" aria-label={name} data-where={where} {...rest}>
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
