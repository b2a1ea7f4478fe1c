import styled from 'styled-components';
import { FittedAmount } from '../FittedAmount/FittedAmount';
import { theme } from '../theme/theme';

const { color } = theme;

export const Amount = styled(FittedAmount)`
  /* Room that a neighbour's longer note makes is below the own note. */
  flex: none;
  font: ${theme.type.title};
`;
export const Note = styled.span`
  display: block;
  margin: ${theme.space[2]} 0 6px;
  font: ${theme.type.caption};
  color: ${color.textCaption};
  text-wrap: balance;

  /* It stands before the first word, on its line. */
  svg {
    display: inline;
    vertical-align: -2px;
  }
  svg + span::before {
    content: '\\00a0';
  }
`;
/** Progress bar: the share of the amount that the user already has. */
export const Part = styled.span`
  display: block;
  flex: none;
  width: 6rem;
  max-width: 100%;
  height: 4px;
  margin: auto auto 0;
  overflow: hidden;
  border-radius: ${theme.radius.round};
  background: ${color.outline};

  &::before {
    content: '';
    display: block;
    height: 100%;
    background: ${color.fieldBorder};
    transform: scaleX(var(--part));
    transform-origin: 0 50%;
    forced-color-adjust: none;
  }
`;
export const Content = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  /* In a row the amounts stand on one line, and so do the bars, however long the notes are. */
  align-self: stretch;
  min-width: 0;
  text-align: center;

  &[data-lacks] ${Amount} {
    color: ${color.textCaption};
  }
  &[data-lacks] ${Note} {
    color: ${color.textSecondary};
  }
  [data-state='selected'] & ${Amount} {
    color: ${color.button.softLabel};
  }
`;
