import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.div``;
export const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[12]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.sunken};
`;
export const Tab = styled.button`
  flex: 1 1 5rem;
  min-height: ${theme.layout.touch};
  padding: ${theme.space[4]} ${theme.space[8]};
  border-radius: ${theme.radius.button};
  color: ${theme.color.textSecondary};
  font: ${theme.type.bodyStrong};
  text-align: center;
  &[data-state='selected'] {
    background: ${theme.color.surface};
    color: ${theme.color.button.softLabel};
    box-shadow: ${theme.elevation.card};
  }
  @media (forced-colors: active) {
    &[data-state='selected'] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
`;
/** A label and its number, each on one line. */
export const Count = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: ${theme.space[4]};
  white-space: nowrap;

  > :last-child {
    font: ${theme.type.body};
  }
`;
export const Panel = styled.div`
  border-radius: ${theme.radius.card};
`;
