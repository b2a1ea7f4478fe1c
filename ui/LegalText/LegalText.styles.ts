import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.article`
  font: ${theme.type.body};
  color: ${theme.color.textSecondary};
  overflow-wrap: break-word;
  & > * + * {
    margin-top: ${theme.space[12]};
  }
`;
export const Heading = styled.h2`
  font: ${theme.type.title};
  color: ${theme.color.text};
  * + & {
    margin-top: ${theme.space[24]};
  }
`;
export const List = styled.ul`
  padding-left: ${theme.space[20]};
  list-style: disc;
  & > * + * {
    margin-top: ${theme.space[4]};
  }
`;
