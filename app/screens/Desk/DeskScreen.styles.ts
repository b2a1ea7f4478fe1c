import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ChoiceButtons } from '@tally/ui/ChoiceButtons';
import { theme } from '@tally/ui/theme/theme';
import { Desk, Note } from '../Operator/OperatorScreen.styles';

const wide = '@media (min-width: 960px)';

/** The page: a table with what is decided beside it takes more room than the operator page. */
export const Frame = styled(Desk)`
  ${wide} {
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

  ${wide} {
    grid-template-columns: 200px minmax(0, 1fr);
    gap: ${theme.space[24]};
  }
`;

export const Queues = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${theme.space[8]};

  ${wide} {
    flex-direction: column;
    flex-wrap: nowrap;
  }
`;

export const QueueLink = styled(Link)`
  display: flex;
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

  ${wide} {
    && > button {
      justify-self: start;
      width: auto;
      min-width: 13rem;
    }
  }
`;

/** A choice of which the answers stand in one line on a desktop. */
export const Choice = styled(ChoiceButtons)`
  ${wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
` as typeof ChoiceButtons;

/** Whose key it is, in a line of its own. */
export const Signed = styled(Note)`
  flex-basis: 100%;

  ${wide} {
    flex-basis: auto;
  }
`;

/** How the keyboard is used, where there is one. */
export const KeysNote = styled(Note)`
  display: none;

  ${wide} {
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
