import { low, stepsDown } from '@tally/tokens/layout';
import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';

const { color, space } = theme;
const size = '28px';
const half = '14px';

export const Mark = styled.span`
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  place-items: center;
  width: ${size};
  height: ${size};
  border: 2px solid ${color.outline};
  border-radius: ${theme.radius.round};
  font: ${theme.type.smallStrong};
  color: ${color.textSecondary};
  background: ${color.surface};
`;

export const Words = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.p`
  position: relative;
  font: ${theme.type.bodyStrong};
  color: ${color.text};
`;

export const Text = styled.p`
  margin-top: ${space[2]};
  font: ${theme.type.small};
  color: ${color.textSecondary};
`;

/** Said and copied where it is not drawn. */
export const Dot = styled.span``;

// Each step draws the line to the next one: solid once the step is done, dashed before.
export const Step = styled.li`
  position: relative;
  display: flex;
  gap: ${space[12]};

  &::before {
    content: '';
    position: absolute;
    border: 0 dashed ${color.outline};
  }
  &:last-child::before {
    content: none;
  }
  &[data-state='done']::before {
    border-style: solid;
    border-color: ${color.paid.fg};
  }
  &[data-state='done'] ${Mark} {
    border-color: ${color.paid.fg};
    color: ${color.surface};
    background: ${color.paid.fg};
  }
  &[data-state='now'] ${Mark}, &[data-state='late'] ${Mark} {
    border-color: ${color.paying.fg};
    color: ${color.paying.fg};
    background: ${color.paying.bg};
  }
  &[data-state='failed'] ${Mark} {
    border-color: ${color.failed.fg};
    color: ${color.surface};
    background: ${color.failed.fg};
  }
  &[data-state='late'] ${Name} {
    color: ${color.paying.fg};
  }
  &[data-state='failed'] ${Name} {
    color: ${color.failed.fg};
  }
  &[data-state='next'] ${Name} {
    color: ${color.textSecondary};
  }
  @media (forced-colors: active) {
    ${Mark} {
      color: CanvasText;
    }

    &[data-state='now'],
    &[data-state='late'] {
      outline: 2px solid Highlight;
      outline-offset: ${space[2]};
    }
  }
`;

const down = css`
  ${Step}:not(:last-child) {
    padding-bottom: ${space[20]};

    @media ${low} {
      padding-bottom: ${space[12]};
    }
  }
  ${Step}::before {
    top: ${half};
    bottom: -${half};
    left: calc(${half} - 1px);
    border-left-width: 2px;
  }
  ${Words} {
    padding-top: ${space[4]};
  }
`;

/** Steps that are `across` stand below one another where their words have no room: on narrow phones, in large text. */
export const Root = styled.ol`
  display: flex;

  &[data-direction='down'] {
    flex-direction: column;
    ${down}
  }
  &[data-direction='across'] {
    flex-wrap: wrap;
    container-type: inline-size;

    ${Step} {
      flex: 1 1 0;
      flex-direction: column;
      gap: ${space[8]};
      align-items: center;
      min-width: 0;
      text-align: center;
    }
    ${Step}::before {
      top: calc(${half} - 1px);
      left: 50%;
      width: 100%;
      border-top-width: 2px;
    }
    ${Words} {
      padding: 0 ${space[4]};
    }
    ${Name} {
      font: ${theme.type.smallStrong};
    }
    ${Text} {
      font: ${theme.type.caption};
    }
    /* A third of a phone is too narrow for a day and its hour. */
    ${Step}:nth-last-child(n + 3) ${Dot}, ${Step}:nth-last-child(n + 3) ~ ${Step} ${Dot} {
      display: block;
      font-size: 0;
      line-height: 0;
    }
    @container ${stepsDown} {
      ${Step} {
        flex: 1 0 100%;
        flex-direction: row;
        gap: ${space[16]};
        align-items: start;
        text-align: start;
      }
      && ${Step}${Step} ${Dot} {
        display: inline;
        font-size: inherit;
        line-height: inherit;
      }
      /* A day and its hour stay on one line on the narrowest phone. */
      ${Words} {
        margin-right: -${space[4]};
      }
      ${Step}::before {
        width: 0;
        border-top-width: 0;
      }
      ${down}
    }
  }
`;
