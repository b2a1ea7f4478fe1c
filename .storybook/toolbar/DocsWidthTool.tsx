/** @jsxRuntime classic */
// Storybook's own pages build JSX this way, and bring their React.
import * as React from 'react';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { initialGlobals, viewportOptions } from '../toolbars';

const Choice = styled.select({
  height: 28,
  margin: '0 6px',
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: 12,
});

/** The width of the phone on pages of documentation, where Storybook's own tool is missing. */
export function DocsWidthTool() {
  const [globals, update] = useGlobals();
  const { value = initialGlobals.viewport.value } = (globals['viewport'] ?? {}) as { value?: string };
  return (
    <Choice
      aria-label="Width of the phone"
      value={value}
      onChange={(event) => update({ viewport: { value: event.target.value, isRotated: false } })}
    >
      {Object.entries(viewportOptions).map(([key, { name }]) => (
        <option key={key} value={key}>
          {name}
        </option>
      ))}
    </Choice>
  );
}
