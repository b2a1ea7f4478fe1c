import styled from 'styled-components';
import { theme } from '../theme/theme';

const bite = (at: string) => `radial-gradient(circle 4px at ${at}, transparent 94%, currentcolor)`;

export const Root = styled.div`
  display: flex;
  gap: ${theme.space[4]};
`;

export const Stub = styled.span`
  display: grid;
  flex: 1;
  place-items: center;
  height: 24px;
  border-radius: ${theme.radius.badge};
  background: ${theme.color.divider};
  -webkit-mask:
    ${bite('0 50%')} 0 0/51% 100% no-repeat,
    ${bite('100% 50%')} 100% 0/51% 100% no-repeat;

  &[data-state='done'] {
    background: ${theme.color.earned.ray};
  }
  @media (forced-colors: active) {
    border: 1px solid;

    &[data-state='done'] {
      background: Highlight;
    }
  }
`;
