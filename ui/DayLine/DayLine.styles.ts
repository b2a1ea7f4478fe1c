import { reward } from '@tally/tokens/motion';
import styled from 'styled-components';
import { theme } from '../theme/theme';

const bite = (at: string) => `radial-gradient(circle 4px at ${at}, transparent 94%, currentcolor)`;

export const Root = styled.div`
  display: flex;
  gap: ${theme.space[4]};
`;

export const Stub = styled.span`
  flex: 1;
  height: 24px;
  border-radius: ${theme.radius.badge};
  background: ${theme.color.divider};
  -webkit-mask:
    ${bite('0 50%')} 0 0/51% 100% no-repeat,
    ${bite('100% 50%')} 100% 0/51% 100% no-repeat;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

/** Gold layer over a stub, visible once its task is done. */
export const Gold = styled.span`
  display: grid;
  place-items: center;
  height: 100%;
  background: ${theme.color.earned.ray};
  opacity: 0;

  [data-state='done'] > & {
    opacity: 1;
  }
  [data-paid] > * > & {
    transition: opacity ${theme.motion.base} ${reward.dayStubAfter}ms ${theme.motion.out};
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;
