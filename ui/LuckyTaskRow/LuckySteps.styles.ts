import { narrow } from '@tally/tokens/layout';
import styled from 'styled-components';
import { appears } from '../theme/appears';
import { theme } from '../theme/theme';

const mark = '1.75rem';

/** In large text three columns are too narrow for an amount: each step is a row. */
const stacked = '@container (max-width: 26ch)';

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  padding: ${theme.space[8]} 0;
  isolation: isolate;
  container-type: inline-size;
`;

export const Mark = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  place-items: center;
  width: ${mark};
  height: ${mark};
  border: 2px solid ${theme.color.outline};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surface};
  font: ${theme.type.smallStrong};
`;

/** What the step is called, and below it its time or its reward. */
export const Words = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

// The line to the next step runs from centre to centre, behind both markers. Steps in rows have their words in the
// column of the task's name.
export const Step = styled.li`
  position: relative;
  display: grid;
  justify-items: center;
  align-content: start;
  gap: ${theme.space[2]};
  padding-inline: ${theme.space[2]};
  text-align: center;
  font: ${theme.type.small};
  color: ${theme.color.textCaption};

  &:not(:last-child)::before {
    content: '';
    position: absolute;
    top: calc(${mark} / 2 - 1px);
    left: 50%;
    width: 100%;
    border: 0 dashed ${theme.color.outline};
    border-top-width: 2px;
  }
  /* A step that is reached: its mark appears anew. */
  &[data-state='done'] ${Mark} > svg,
  &[data-state='now'] ${Mark} {
    ${appears}
  }
  &[data-state='done'] ${Mark} {
    border: 0;
    color: ${theme.color.paid.fg};
  }
  &[data-state='now'] {
    font: ${theme.type.smallStrong};
    color: ${theme.color.text};
  }
  &[data-state='now'] ${Mark} {
    border-color: ${theme.color.reward.text};
    background: ${theme.color.reward.bg};
    color: ${theme.color.reward.text};
  }
  &&[data-state='done']::before {
    border-style: solid;
    border-color: ${theme.color.paid.fg};
  }
  ${stacked} {
    && {
      grid: auto / minmax(${theme.layout.artColumn}, auto) minmax(0, 1fr);
      grid-column: 1 / -1;
      column-gap: ${theme.space[12]};
      padding-inline: 0;
      text-align: start;

      @media ${narrow} {
        column-gap: ${theme.space[8]};
      }
    }
    &&:not(:last-child) {
      padding-bottom: ${theme.space[12]};
    }
    &&::before {
      top: calc(${mark} / 2);
      bottom: calc(${mark} / -2);
      left: calc(max(${theme.layout.artColumn}, ${mark}) / 2 - 1px);
      width: 0;
      border-width: 0 0 0 2px;
    }
    > ${Words} {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${theme.space[8]};
      align-items: baseline;
      align-content: center;
      justify-self: stretch;
      min-height: ${mark};
    }
  }
`;

export const Label = styled.span`
  overflow-wrap: anywhere;
`;

export const Left = styled.span`
  font: ${theme.type.small};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textSecondary};
`;

export const Brings = styled.span`
  font: ${theme.type.smallStrong};
  font-variant-numeric: tabular-nums;
  color: ${theme.color.reward.text};
`;
