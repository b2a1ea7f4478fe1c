import styled from 'styled-components';
import { appears } from '../theme/appears';
import { theme } from '../theme/theme';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[12]};
  /* Two, unless large text leaves no room for two. A web view that enlarges text leaves rem as it is, but not ch. */
  &[data-columns='2'] {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(8rem, 11ch, 34%)), 1fr));
  }
  &[data-shape='chip'] {
    gap: ${theme.space[8]};
  }
`;
/** Same style as the label of a text field. */
export const Label = styled.p`
  grid-column: 1 / -1;
  margin-bottom: calc(${theme.space[4]} * -1);
  font: ${theme.type.bodyStrong};

  [data-shape='chip'] > & {
    margin-bottom: 0;
  }
`;
export const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[12]};
  min-height: ${theme.layout.touch};
  padding: ${theme.space[12]};
  border: 2px solid ${theme.color.outline};
  border-radius: ${theme.radius.button};
  background: ${theme.color.surface};
  cursor: pointer;
  transition:
    background-color ${theme.motion.tap},
    border-color ${theme.motion.tap};
  [data-shape='chip'] > & {
    padding: ${theme.space[4]} ${theme.space[12]};
  }
  &:focus-within {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  &[data-state='selected'] {
    border-color: ${theme.color.hero.fill};
    background: ${theme.color.chosen};
  }
  &[data-state='later'] {
    border-style: dashed;
    background: ${theme.color.sunken};
  }
  &[data-state='disabled'] {
    border-color: ${theme.color.divider};
    background: ${theme.color.sunken};
    color: ${theme.color.button.offLabel};
    cursor: default;
  }
  @media (forced-colors: active) {
    &[data-state='selected'] {
      border-color: Highlight;
    }
    &[data-state='disabled'] {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;
/**
 * Covers its label, so that a tap anywhere on the option hits the input, and the input adds no scrollable area outside.
 */
export const Input = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;
export const Mark = styled.span`
  position: absolute;
  top: -8px;
  right: -8px;
  border-radius: ${theme.radius.round};
  background: ${theme.color.surface};
  color: ${theme.color.button.fill};

  [data-state='disabled'] > & {
    color: ${theme.color.button.offLabel};
  }
  ${appears}
`;
/** Ring before an option, with a dot if it is selected. */
export const Ring = styled.span`
  flex: none;
  width: 20px;
  height: 20px;
  border: 2px solid ${theme.color.fieldBorder};
  border-radius: ${theme.radius.round};
  background: ${theme.color.surface};

  [data-state='selected'] > & {
    border: 6px solid ${theme.color.button.fill};
  }
  /* What was chosen is seen while nothing can be changed. */
  [data-state='disabled'] > :checked ~ & {
    border: 6px solid ${theme.color.button.offLabel};
  }
`;
