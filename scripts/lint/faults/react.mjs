// What the rules of React and its compiler find.
import { oxlint } from './fault.mjs';

/** @typedef {import('./fault.mjs').Fault} Fault */

/** @type {(rule: string, body: string) => Fault} */
const component = (rule, body) =>
  oxlint(
    `react/${rule}`,
    `import { useEffect, useMemo, useRef, useState } from 'react';
export const used = [useEffect, useMemo, useRef, useState];
${body}`,
    `host-simulator/faults/${rule}.tsx`,
  );

export const ofReact = [
  component(
    'error-boundaries',
    'export function Part() {\n  try {\n    return <b />;\n  } catch {\n    return null;\n  }\n}',
  ),
  component(
    'exhaustive-deps',
    'export function Part({ a }: { a: number }) {\n  useEffect(() => void a, []);\n  return null;\n}',
  ),
  component('globals', 'let calls = 0;\nexport function Part() {\n  calls = 1;\n  return <b>{calls}</b>;\n}'),
  component(
    'immutability',
    'export function Part(props: { n: number }) {\n  props.n = 1;\n  return <b>{props.n}</b>;\n}',
  ),
  oxlint(
    'react/incompatible-library',
    "import { useVirtualizer } from '@tanstack/react-virtual';\nexport function Part() {\n  const rows = useVirtualizer({ count: 1 });\n  return <b>{rows.getTotalSize()}</b>;\n}",
    'host-simulator/faults/library.tsx',
  ),
  component('purity', 'export function Part() {\n  return <b>{Math.random()}</b>;\n}'),
  component('refs', 'export function Part() {\n  const ref = useRef(1);\n  return <b>{ref.current}</b>;\n}'),
  component(
    'rules-of-hooks',
    'export function Part({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}',
  ),
  component(
    'set-state-in-effect',
    'export function Part() {\n  const [n, setN] = useState(0);\n  useEffect(() => {\n    setN(1);\n  }, []);\n  return <b>{n}</b>;\n}',
  ),
  component(
    'set-state-in-render',
    'export function Part() {\n  const [n, setN] = useState(0);\n  setN(1);\n  return <b>{n}</b>;\n}',
  ),
  component('static-components', 'export function Part() {\n  const Inner = () => <i />;\n  return <Inner />;\n}'),
  component(
    'unsupported-syntax',
    "export function Part() {\n  const n: unknown = eval('1');\n  return <b>{String(n)}</b>;\n}",
  ),
  component(
    'use-memo',
    'export function Part() {\n  const n = useMemo((a?: number) => a, []);\n  return <b>{n}</b>;\n}',
  ),
];
