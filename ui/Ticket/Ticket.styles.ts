import styled, { css } from 'styled-components';
import { theme } from '../theme/theme';

export const Root = styled.div`
  container-type: inline-size;
`;

export const Main = styled.div`
  flex: 1;
  min-width: 0;
`;

// `::before` and `::after` are the notches: holes that show the page.
export const Stub = styled.div`
  position: relative;
  min-width: 0;
  border: 0 dashed ${theme.color.divider};

  &::before,
  &::after {
    content: '';
    position: absolute;
    width: calc(2 * ${theme.layout.notch});
    height: calc(2 * ${theme.layout.notch});
    border-radius: ${theme.radius.round};
    background: ${theme.color.page};
  }
`;

const below = css`
  flex-direction: column;

  ${Stub} {
    max-width: none;
    border-width: 2px 0 0;
  }
  ${Stub}::before,
  ${Stub}::after {
    top: calc(-1px - ${theme.layout.notch});
    bottom: auto;
  }
  ${Stub}::before {
    left: calc(0px - ${theme.layout.notch});
    box-shadow: inset -1px 0 ${theme.color.divider};
  }
  ${Stub}::after {
    right: calc(0px - ${theme.layout.notch});
    left: auto;
    box-shadow: inset 1px 0 ${theme.color.divider};
  }
`;

export const Sheet = styled.div`
  display: flex;
  border: 1px solid transparent;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  background-clip: border-box;
  box-shadow: ${theme.elevation.card};

  &[data-tear='side'] {
    ${Stub} {
      flex: none;
      min-width: ${theme.layout.stub};
      max-width: 50%;
      border-left-width: 2px;
    }
    ${Stub}::before,
    ${Stub}::after {
      left: calc(-1px - ${theme.layout.notch});
    }
    ${Stub}::before {
      top: calc(-1px - ${theme.layout.notch});
      box-shadow: inset 0 -1px ${theme.color.divider};
    }
    ${Stub}::after {
      bottom: calc(-1px - ${theme.layout.notch});
      box-shadow: inset 0 1px ${theme.color.divider};
    }
  }
  &[data-tear='below'] {
    ${below}
  }
  @container (max-width: 16rem) {
    &[data-tear='side'] {
      ${below}
    }
  }
`;
