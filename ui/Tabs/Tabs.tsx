import { useId, useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { Count, List, Panel, Root, Tab } from './Tabs.styles';

export interface TabsProps<Key extends string> extends ComponentProps<'div'> {
  /** Accessible name of the tab list. */
  label: string;
  /** `count`: how much is behind a tab; beside its label, or below it where there is no room. */
  tabs: readonly { key: Key; label: string; count?: string | undefined }[];
  /** Key of the chosen tab. */
  value: Key;
  /** Called with the key of the tab that was pressed. */
  onPick: (key: Key) => void;
}

/**
 * Index of the tab that a key moves to, given the current index and `count` tabs: arrow keys wrap around, Home and End
 * go to the first and last tab. Undefined for other keys.
 */
export function tabAfter(key: string, at: number, count: number): number | undefined {
  const targets: Partial<Record<string, number>> = {
    ArrowRight: (at + 1) % count,
    ArrowLeft: (at + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}

/** Tab list with the panel of the selected tab, whose content are the children. For two or three tabs. */
export function Tabs<Key extends string>({ label, tabs, value, onPick, children, ...rest }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const target = tabAfter(
      event.key,
      tabs.findIndex((tab) => tab.key === value),
      tabs.length,
    );
    const next = target === undefined ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    onPick(next.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target ?? 0]?.focus();
  };
  return (
    <Root {...rest}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => {
          const selected = tab.key === value;
          return (
            <Tab
              key={tab.key}
              type="button"
              data-wraps
              role="tab"
              id={`${id}${tab.key}`}
              aria-selected={selected}
              aria-controls={selected ? `${id}panel` : undefined}
              tabIndex={selected ? 0 : -1}
              data-state={selected ? 'selected' : 'ready'}
              onClick={() => onPick(tab.key)}
            >
              {tab.count === undefined ? (
                tab.label
              ) : (
                <Count>
                  <span>{tab.label}</span> <span>{tab.count}</span>
                </Count>
              )}
            </Tab>
          );
        })}
      </List>
      <Panel role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${value}`} tabIndex={0}>
        {children}
      </Panel>
    </Root>
  );
}
