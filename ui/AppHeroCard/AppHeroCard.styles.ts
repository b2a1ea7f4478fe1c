import styled from 'styled-components';
import { CardHead } from '../theme/card';
import { theme } from '../theme/theme';

export const Root = styled.section`
  min-width: 0;
`;

export const App = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
  padding: ${theme.space[16]};

  /* Room for a long word of the app's name; with large text the name stands below its picture. */
  ${CardHead} > div {
    flex-basis: 8rem;
  }
`;

export const Name = styled.h2`
  font: ${theme.type.title};
  overflow-wrap: anywhere;
`;

export const CodeLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[16]};
`;

export const CodeLabel = styled.span`
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
`;

export const Code = styled.span`
  font: ${theme.type.code};
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;

/** The page's main action: a little higher than other buttons. */
export const Install = styled.div`
  > button {
    min-height: 52px;
  }
`;
