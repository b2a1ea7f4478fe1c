import styled from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.button`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[12]};
  width: 100%;
  min-height: 72px;
  padding: ${theme.space[8]} ${theme.space[16]};
  border-radius: ${theme.radius.card};
  text-align: start;
  text-wrap: balance;
  background: ${theme.color.reward.bg};

  > svg {
    flex: none;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
  /* In large text it takes a row of its own: ch follows a web view that enlarges text, rem does not. */
  > span {
    flex: 1 1 12ch;
    min-width: 0;
  }
`;

export const Title = styled.span`
  display: block;
  font: ${theme.type.title};
  color: ${theme.color.reward.text};
`;

export const Text = styled.span`
  display: block;
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
`;
