import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { desk } from '@tally/tokens/layout';
import { ChoiceButtons } from '@tally/ui/ChoiceButtons';
import { theme } from '@tally/ui/theme/theme';
import { Desk, Note } from '../shared/shared.styles';

/** The page: a table with what is decided beside it takes more room than the numbers. */
export const Frame = styled(Desk)`
  @media ${desk} {
    > header,
    > main {
      padding-inline: max(${theme.layout.gutter}, 50% - 700px);
    }
  }
`;

/** Queues above what they hold on a phone, beside it on a desk. */
export const Board = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[16]};

  @media ${desk} {
    grid-template-columns: 184px minmax(0, 1fr);
    gap: ${theme.space[20]};
  }
`;

export const Queues = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[8]};

  /* Stays in sight while what a queue holds scrolls; its padding leaves room for the outline of focus. */
  @media ${desk} {
    position: sticky;
    top: ${theme.space[8]};
    align-self: start;
    max-height: calc(100vh - ${theme.space[16]});
    margin: calc(-1 * ${theme.space[8]});
    padding: ${theme.space[8]};
    overflow-y: auto;
  }
`;

/** One line that scrolls on a phone, to the edges of the screen; its padding leaves room for the outline of focus. */
export const Strip = styled.div`
  position: relative;
  display: flex;
  gap: ${theme.space[8]};
  margin: 0 calc(-1 * ${theme.layout.gutter});
  padding: ${theme.space[8]} ${theme.layout.gutter};
  overflow-x: auto;
  scroll-padding-inline: ${theme.layout.gutter};

  @media ${desk} {
    flex-direction: column;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

export const QueueLink = styled(Link)`
  display: flex;
  flex: none;
  gap: ${theme.space[8]};
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.layout.buttonSmall};
  padding: ${theme.space[4]} ${theme.space[12]};
  border-radius: ${theme.radius.button};
  color: ${theme.color.text};
  background: ${theme.color.surface};
  font: ${theme.type.label};
  text-decoration: none;
  border: 1px solid transparent;

  > [data-none] {
    color: ${theme.color.textCaption};
  }
  &[aria-current='page'] {
    color: ${theme.color.button.softLabel};
    background: ${theme.color.chosen};
  }
  @media (forced-colors: active) {
    &[aria-current='page'] {
      border: 3px solid Highlight;
    }
  }
`;

/** What a queue holds; breaks words anywhere, because a verdict about a phone can be one long word. */
export const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[16]};
  overflow-wrap: anywhere;

  @media ${desk} {
    && > button {
      justify-self: start;
      width: auto;
      min-width: 13rem;
    }
  }
`;

/** What can be done about a person, apart from what is known of them. */
export const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${theme.space[16]};
  align-items: start;
  margin-top: ${theme.space[12]};
`;

export const Box = styled(Content)`
  padding: ${theme.space[16]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.card};
`;

/** A choice of which the answers stand in one line on a desktop; chips are as wide as their words. */
export const Choice = styled(ChoiceButtons)`
  &[data-shape='chip'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  @media ${desk} {
    &[data-shape='chip'] > label {
      min-height: 32px;
    }
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
` as typeof ChoiceButtons;

/** How the keyboard is used, where there is one. */
export const KeysNote = styled(Note)`
  display: none;

  @media ${desk} {
    display: block;
  }
`;

/** Facts in as many columns as there is room for. */
export const Facts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
  gap: ${theme.space[16]};
  align-items: start;
`;

export const TextLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.layout.buttonSmall};
  color: ${theme.color.button.softLabel};
  font: ${theme.type.bodyStrong};
`;
