import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[12]};
`;

export const Title = styled.h2`
  font: ${theme.type.title};
`;

export const Aside = styled.div`
  font: ${theme.type.small};
  color: ${theme.color.textCaption};
`;
