import styled from 'styled-components';
import { Button } from '@tally/ui/Button';
import { theme } from '@tally/ui/theme/theme';
import { ScreenFrame } from '../../components/ScreenFrame';

// Operators use a desktop as often as a phone.
const desk = '@media (min-width: 960px)';

/** The page; wider on a desktop than on a phone. */
export const Desk = styled(ScreenFrame)`
  ${desk} {
    && {
      max-width: 1160px;
    }
  }
`;

/**
 * The area that receives taps: three of them show the key box again. On a desktop the numbers are in a column beside
 * the actions.
 */
export const Board = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[24]};

  ${desk} {
    grid-template-columns: minmax(0, 360px) minmax(0, 1fr);
    gap: ${theme.space[40]};
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[24]};
  min-width: 0;
`;

/**
 * A group of buttons: in one column on a phone, where two columns would break the longest labels; in several columns on
 * a desktop.
 */
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${theme.space[8]};
`;

/**
 * Button of an action on somebody, by what it does to them: what gives is filled in the colour of paid money, what
 * refuses has the outline of failures, what stops a person or account is filled with their pale ground.
 */
export const ActionButton = styled(Button)`
  &&[data-act='give'] {
    color: ${theme.color.button.label};
    background: ${theme.color.button.low};
  }
  &&[data-act='give']:active {
    background: ${theme.color.button.lowPressed};
  }
  &&[data-act='refuse'],
  &&[data-act='stop'] {
    border-color: ${theme.color.failed.fg};
    color: ${theme.color.failed.fg};
    background: ${theme.color.surface};
  }
  &&[data-act='stop'] {
    border-color: transparent;
    background: ${theme.color.failed.bg};
  }
  &&[data-act='refuse']:active,
  &&[data-act='stop']:active {
    background: ${theme.color.failed.ground};
  }
  &&[data-state='disabled'] {
    border-color: transparent;
    color: ${theme.color.button.offLabel};
    background: ${theme.color.button.offFill};
  }
  &&[data-state='busy'] {
    color: transparent;
  }
  @media (forced-colors: active) {
    &&[data-state='disabled'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
  &&[data-act='refuse'] > span,
  &&[data-act='stop'] > span {
    color: ${theme.color.failed.fg};
  }
  &&[data-act='give'] > span {
    color: ${theme.color.button.label};
  }
`;

/** Operations in one column. Breaks words anywhere, because a verdict about a phone can be one long word. */
export const Operations = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${theme.space[8]};

  &[data-gap='sections'] {
    gap: ${theme.space[24]};
  }
`;

export const Note = styled.p`
  color: ${theme.color.textCaption};
  font: ${theme.type.small};
`;

/** A file input, no wider than the page. */
export const FileLabel = styled.label`
  display: grid;
  gap: ${theme.space[8]};
  font: ${theme.type.caption};

  input {
    min-width: 0;
    max-width: 100%;
    font: ${theme.type.small};
  }
  /* It looks like the buttons above it. */
  input::file-selector-button {
    min-height: ${theme.layout.buttonSmall};
    margin-right: ${theme.space[12]};
    padding: ${theme.space[4]} ${theme.space[12]};
    border: 1px solid transparent;
    border-radius: ${theme.radius.pill};
    font: ${theme.type.bodyStrong};
    color: ${theme.color.button.softLabel};
    background: ${theme.color.chosen};
  }
`;
