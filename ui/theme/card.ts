import styled from 'styled-components';
import { theme } from './theme';

/** Plain surface for content that is not a ticket: a head with picture, title and text, and actions below. */
export const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  box-shadow: ${theme.elevation.card};

  /* In a ticket it has the ticket's outline and shadow. */
  [data-tear] > * > & {
    border-radius: 0;
    box-shadow: none;
  }
`;

/** Picture with text next to it; large text wraps below the picture. */
export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[12]};

  > svg {
    flex: none;
  }
  > div {
    flex: 1 1 6.5rem;
    min-width: 0;
  }
`;

export const CardTitle = styled.h2`
  font: ${theme.type.label};
`;

export const CardText = styled.p`
  margin-top: ${theme.space[4]};
  color: ${theme.color.textSecondary};
`;
