import { narrow } from '@tally/tokens/layout';
import styled, { keyframes } from 'styled-components';
import { fadesInIfReduced } from '../theme/fadeIn';
import { theme } from '../theme/theme';

/** Puts cover and numbers into one grid cell; the taller of the two sets the height. */
export const Layers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > * {
    grid-area: 1 / 1;
  }
  /* The goal's own button has no look: its focus is seen on the goal. */
  > button:focus-visible ~ * [data-goal] {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
  }
`;

export const Cover = styled.div`
  &:empty {
    display: none;
  }
  &:not(:empty) + * > * {
    visibility: hidden;
  }
`;

export const Open = styled.button`
  display: block;
  width: 100%;
  border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
`;

export const Top = styled.span`
  display: block;
  padding: ${theme.space[8]} ${theme.space[16]};
`;

export const Name = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: 1.25rem;
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
`;

export const Amount = styled.span`
  display: flex;
  align-items: center;
  min-height: 2.5rem;
  margin-bottom: ${theme.space[4]};
  font: ${theme.type.money};
  line-height: 2.5rem;
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
  color: ${theme.color.text};

  &[data-state='missing'] {
    color: ${theme.color.textSecondary};
  }
`;

/** As high as the goal that it stands for. */
export const Missing = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[8]};
  min-height: calc(16px + 1.125rem);
  font: ${theme.type.smallStrong};
  color: ${theme.color.paid.fg};

  > svg {
    flex: none;
  }
`;

export const Note = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[8]};
  font: ${theme.type.caption};
  color: ${theme.color.paying.fg};
`;

// Amounts in one row; the largest take two. The minimum height does not depend on the numbers, so the layout does not
// shift when they load.
export const Band = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[8]};
  min-height: 48px;
  padding: 6px ${theme.space[16]};
  background: ${theme.color.reward.ground};

  @media ${narrow} {
    column-gap: ${theme.space[4]};
  }
`;

export const Coins = styled.span`
  display: flex;
  align-items: center;
  max-width: 100%;
  gap: ${theme.space[8]};
  font: ${theme.type.title};

  @media ${narrow} {
    gap: ${theme.space[4]};
  }
  font-variant-numeric: tabular-nums;
  color: ${theme.color.text};
`;

// As wide as its amount at least, which stays in one line; a sentence takes two.
export const Way = styled.span`
  display: flex;
  flex: 1 1 8.75rem;
  align-items: center;
  gap: ${theme.space[8]};
  min-width: min-content;
  max-width: 100%;
  min-height: 2.25rem;

  > svg {
    flex: none;
  }
  > svg:first-child {
    color: ${theme.color.art.goldEdge};
  }
  /* The amount of the reward stands in their place meanwhile. */
  &[data-state='paid'] > svg {
    visibility: hidden;
  }
  @media ${narrow} {
    gap: 6px;
  }
`;

const rise = keyframes`from { opacity: 0; transform: translateY(60%); }`;

/** The morning in words, as high as the band, with the sun that rises once. */
export const Risen = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${theme.space[12]};
  min-width: 0;
  min-height: 2.25rem;
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};
  text-wrap: balance;

  > svg {
    flex: none;
    animation: ${rise} ${theme.motion.slow} ${theme.motion.spring};
    ${fadesInIfReduced}
  }
`;

export const Forecast = styled.span`
  display: block;
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
  line-height: 1.125rem;
  white-space: nowrap;
  color: ${theme.color.reward.text};
`;

export const By = styled.span`
  display: block;
  font: ${theme.type.small};
  color: ${theme.color.textSecondary};
  text-wrap: balance;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  padding: ${theme.space[12]} ${theme.space[16]};

  > * {
    flex: 1 1 7rem;
    width: auto;
    min-width: max-content;
  }
`;
