import { readLine } from '@tally/contract/text/typedText';
import { VisuallyHidden } from '@tally/ui/theme/VisuallyHidden';
import { useId, useRef, useState } from 'react';
import { useOperator } from '../../OperatorContext';
import { useOperatorTranslate } from '../../../i18n/useTranslate';
import { useDeskKeys } from '../../shared/deskKeys';
import { KeyCap } from '../../shared/shared.styles';
import { useSearch } from './SearchContext';
import { Find, Form, Input, Key } from './SearchField.styles';

/** The one field that finds people, whatever is known of them (OPS-72); the key `/` leads to it. */
export function SearchField() {
  const t = useOperatorTranslate();
  const { running, run } = useOperator();
  const { find } = useSearch();
  const [typed, setTyped] = useState('');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useDeskKeys((key) => {
    if (key !== '/') return false;
    input.current?.focus();
    return true;
  });
  const isEmpty = readLine(typed) === '';
  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty && running === undefined) void run(id, () => find(typed));
      }}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        {t('ops.find_field')}
      </VisuallyHidden>
      <Input
        ref={input}
        id={id}
        type="search"
        value={typed}
        placeholder={t('ops.find_field')}
        title={t('ops.find_hint')}
        maxLength={120}
        autoComplete="off"
        enterKeyHint="search"
        aria-keyshortcuts="/"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Escape') currentTarget.blur();
        }}
      />
      {isEmpty && (
        <Key>
          <KeyCap aria-hidden>/</KeyCap>
        </Key>
      )}
      <Find
        type="submit"
        size="small"
        tone="soft"
        state={running === id ? 'busy' : isEmpty || running !== undefined ? 'disabled' : 'ready'}
      >
        {t('ops.find')}
      </Find>
    </Form>
  );
}
