import styled from 'styled-components';
import { desk } from '@tally/tokens/layout';
import { Button } from '@tally/ui/Button';
import { theme } from '@tally/ui/theme/theme';
import { ScreenFrame } from '../../components/ScreenFrame';

/** The page; on a desktop its head is as wide as the window, and title and content have the same edges. */
export const Desk = styled(ScreenFrame)`
  @media ${desk} {
    && {
      max-width: none;
    }
    > header,
    > main {
      padding-inline: max(${theme.layout.gutter}, 50% - 564px);
    }
    /* A neutral, low bar: the table is what counts. */
    > header[data-overlap] {
      padding-block: 0;
      border-bottom: 1px solid ${theme.color.divider};

      &::before {
        background: ${theme.color.surface};
      }
      h1 {
        color: ${theme.color.text};
      }
    }
  }
`;

/**
 * A group of buttons: in one column on a phone, where two columns would break the longest labels; in several columns on
 * a desktop.
 */
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${theme.space[8]};

  /* One label is a sentence. */
  &[data-labels='long'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  }
  /* What is typed or said for a button is as wide as all of them. */
  > :not(button) {
    grid-column: 1 / -1;
  }
`;

/**
 * Button of an action on somebody, by what it does to them: what gives is green, what refuses has the outline of
 * failures, what stops a person or account is filled with their pale ground. `data-soft`: what gives although there is
 * something to check has the pale ground of what is paid.
 */
export const ActionButton = styled(Button)`
  /* Labels of several words are not as short as elsewhere: they need room at their sides. */
  &&[data-block] {
    padding: ${theme.space[4]} ${theme.space[12]};
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
  &&[data-act='give'][data-soft]:not([data-state='disabled'], [data-state='busy']) {
    color: ${theme.color.paid.fg};
    background: ${theme.color.paid.bg};
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
`;

/** The key that presses a button, where there is a keyboard. */
export const KeyCap = styled.kbd`
  display: none;

  @media ${desk} {
    display: inline-block;
    flex: none;
    min-width: 1.25rem;
    border: 1px solid currentColor;
    border-radius: ${theme.radius.badge};
    font: ${theme.type.caption};
    text-align: center;
    text-transform: uppercase;
  }
`;

/**
 * Operations in one column; what begins a part (`data-part`) is apart from what stands before it. Breaks words
 * anywhere, because a verdict about a phone can be one long word.
 */
export const Operations = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${theme.space[8]};

  &[data-gap='sections'] {
    gap: ${theme.space[24]};
  }
  > [data-part]:not(:first-child) {
    margin-top: ${theme.space[20]};
  }
`;

/** Badges beside each other, as many in a line as fit. */
export const BadgeLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;

export const Note = styled.p`
  color: ${theme.color.textCaption};
  font: ${theme.type.small};
`;

/** Title of a part of a section, as large as the section's: names of fields stand below it. */
export const PartTitle = styled.h3`
  font: ${theme.type.title};
`;
