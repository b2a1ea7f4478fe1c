import { narrow } from '@tally/tokens/layout';
import styled, { keyframes } from 'styled-components';
import { fadesInIfReduced } from '../theme/fadeIn';
import { theme } from '../theme/theme';

const come = keyframes`from { opacity: 0; transform: scale(.96); }`;

export const Root = styled.section`
  min-width: 0;
  animation: ${come} ${theme.motion.base} ${theme.motion.spring};
  ${fadesInIfReduced}
`;

// The rays start behind the face and have faded out below the title: no sentence stands on them.
export const Head = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  justify-items: center;
  padding: ${theme.space[16]} ${theme.space[16]} ${theme.space[20]};
  text-align: center;
  border-radius: inherit;

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    opacity: 0.35;
    background: repeating-conic-gradient(
      from 4deg at 50% 68px,
      ${theme.color.earned.ray} 0 9deg,
      transparent 9deg 18deg
    );
    -webkit-mask: linear-gradient(currentcolor 128px, transparent 168px);

    @media (forced-colors: active) {
      background: none;
    }
  }
`;

/** Reserves the space of the face while it loads. */
export const Face = styled.div`
  width: 104px;
  height: 104px;
  margin-bottom: ${theme.space[8]};
`;

export const Title = styled.h2`
  font: ${theme.type.amount};
`;

export const Text = styled.p`
  margin-top: ${theme.space[4]};
  font-weight: 600;
  text-wrap: balance;
`;

export const Sum = styled.p`
  margin-top: ${theme.space[8]};
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
`;

export const Pictures = styled.div`
  display: flex;
  justify-content: space-around;
  padding: ${theme.space[16]} ${theme.space[8]} 0;
`;

export const Picture = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border-radius: ${theme.radius.round};
  background: ${theme.color.surface};

  @media ${narrow} {
    width: 44px;
    height: 44px;
  }
  > svg {
    width: 30px;
    height: 30px;
  }
  > [data-check] {
    position: absolute;
    right: -4px;
    bottom: -4px;
    width: 22px;
    height: 22px;
    border: 2px solid ${theme.color.reward.bg};
    border-radius: ${theme.radius.round};
    color: ${theme.color.paid.fg};
  }
`;

export const More = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[8]};
  width: 100%;
  min-height: calc(${theme.layout.touch} + ${theme.space[8]});
  font: ${theme.type.bodyStrong};

  > svg {
    transform: rotate(90deg);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(-90deg);
  }
`;

export const Tasks = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  margin-top: ${theme.space[12]};
`;
