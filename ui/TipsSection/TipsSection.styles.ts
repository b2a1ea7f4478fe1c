import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  &[data-look='card'] {
    padding: ${theme.space[16]};
    border: 1px solid transparent;
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    box-shadow: ${theme.elevation.card};
  }
`;
/** Its words begin where those of the sentences do. */
export const Head = styled.div`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;

  > svg {
    flex: none;
  }
`;
/** What the rules count, in two columns. */
export const Facts = styled.dl`
  margin: 0;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.sunken};
`;
export const Fact = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[12]};
  align-items: center;
  justify-content: space-between;
  min-height: 36px;
  padding: ${theme.space[4]} ${theme.space[12]};
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};

  & + & {
    border-top: 1px solid ${theme.color.divider};
  }
  dd {
    margin: 0 0 0 auto;
    font: ${theme.type.smallStrong};
    color: ${theme.color.text};
  }
  &[data-state='closed'] dd {
    color: ${theme.color.paying.fg};
  }
`;
export const Title = styled.h2`
  min-width: 0;
  font: ${theme.type.title};
  overflow-wrap: anywhere;
`;
export const Tips = styled.ol`
  display: grid;
  gap: ${theme.space[12]};
`;
export const Tip = styled.li`
  display: flex;
  gap: ${theme.space[12]};
  color: ${theme.color.textSecondary};
`;
/** The number is an element of its own instead of a list marker, so it needs no space outside the list. */
export const Number = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 1.5rem;
  height: 1.5rem;
  border-radius: ${theme.radius.badge};
  background: ${theme.color.chosen};
  color: ${theme.color.button.softLabel};
  font: ${theme.type.smallStrong};

  /* Sentences of a card begin with a dot, in the middle of their first line. */
  &[data-look='dot'] {
    min-width: 0;
    width: 6px;
    height: 6px;
    /* As wide as a number. */
    margin: 0.5rem calc(0.75rem - 3px) 0;
    border-radius: ${theme.radius.round};
    background: ${theme.color.button.fill};
  }
`;
export const Words = styled.span`
  min-width: 0;
  padding-top: 1px;
`;
/** What does not count for now, apart from the rules. */
export const Notice = styled.p`
  display: flex;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.paying.bg};
  color: ${theme.color.paying.fg};

  > svg {
    flex: none;
    margin-top: ${theme.space[2]};
  }
`;
export const StepsTitle = styled.h3`
  margin-top: ${theme.space[4]};
  font: ${theme.type.bodyStrong};
`;
export const Caption = styled.p`
  font: ${theme.type.small};
  color: ${theme.color.textCaption};
`;
