import type { QueryOf } from '@tally/contract/api/endpoint';
import type { getPresetCount } from '@tally/contract/calls/payouts';
import { approvalInfos } from '@tally/contract/operator/approvals';
import type { PendingPayouts } from '@tally/contract/operator/payouts';
import { Row } from '@tally/ui/Row';
import { RowList } from '@tally/ui/RowList';
import { Section } from '@tally/ui/Section';
import { useState } from 'react';
import { isUnknownCall } from '../../api/apiError';
import { showToast } from '../../overlays/showToast';
import { useAppDispatch } from '../../state/reduxHooks';
import { useOperatorTranslate } from '../../i18n/useTranslate';
import { acts } from '../calls/actLooks';
import { operatorApi } from '../calls/operatorApi';
import { reportFailure, useOperatorCalls } from '../calls/operatorCalls';
import { useOperator } from '../OperatorContext';
import { ActButton } from '../shared/ActButton';
import { MarketTabs } from '../shared/MarketTabs';
import { Note, Operations } from '../shared/shared.styles';
import { Short } from './NumbersScreen.styles';
import { allUserPresets, newUserPresets, type Preset } from './presets';
import { periods, usePresetTexts } from './usePresetTexts';

/** Asks what a preset would resolve now. */
const countOf = (query: QueryOf<typeof getPresetCount>) =>
  operatorApi.endpoints.getPresetCount.initiate(query, { subscribe: false, forceRefetch: true });

interface PresetButtonProps {
  preset: Preset;
  texts: ReturnType<typeof usePresetTexts>;
  /** The pending withdrawals; undefined: the backend has no such call. */
  page: PendingPayouts | undefined;
}

/**
 * Resolves withdrawals by a preset, after confirmation. "'Submitted' on code 200, otherwise 'ERROR!'" (OPS-6). Of a
 * partly failed update the outcome is known: pressing the button again is a new update. What one operator may not let
 * leave alone stays pending, and nobody is asked for it (OPS-35). The button is called by whom it is about too, which
 * stands above it.
 */
function PresetButton({ preset, texts: { textsOf, questionOf }, page }: PresetButtonProps) {
  const t = useOperatorTranslate();
  const dispatch = useAppDispatch();
  const { key } = useOperator();
  const { sendConfirmed, report } = useOperatorCalls();
  const act = acts[preset.pay === 1 ? 'pay' : 'refuse'];
  const update = async () => {
    // The question counts what waits at this moment, and only that is resolved (OPS-14).
    const { data: counted, error } = await dispatch(countOf({ key, ...preset }));
    if (!counted && !isUnknownCall(error)) {
      dispatch(reportFailure(error, 'operator.notCounted'));
      return;
    }
    const asOf = counted?.asOf ?? page?.asOf;
    const query = { ...preset, ...(asOf !== undefined && { asOf }) };
    const confirmation = { question: questionOf(preset, counted), act };
    const answer = await sendConfirmed(operatorApi.endpoints.postUpdateScore, { query }, confirmation);
    if (answer?.data?.status === 1 && answer.data.info === approvalInfos.needsApproval)
      dispatch(showToast('operator.aboveLeft'));
    else if (answer) report(answer);
  };
  return (
    <ActButton
      label={t(preset.pay === 1 ? 'ops.payout_pay' : 'ops.payout_refuse')}
      onPress={update}
      act={act}
      // A press resolves only what the page has (OPS-14), and nothing that is with the provider (OPS-20).
      isOff={page !== undefined && page.total <= page.sent}
      aria-label={t(`ops.preset_${preset.pay}`, textsOf(preset))}
    />
  );
}

/** The updates of a market, with amounts in its currency: each line has whom it is about, and what can be done. */
function MarketPresets() {
  const t = useOperatorTranslate();
  const { key, market } = useOperator();
  const texts = usePresetTexts();
  const { currentData: page, isError } = operatorApi.useGetPayoutsQuery({ key, market });
  // Until the page of pending withdrawals is there it is unknown what a press would resolve. A backend without that
  // call has the presets alone, and resolves what is pending when it is asked.
  const rows = (label: string, presets: readonly Preset[]) =>
    (page !== undefined || isError) && (
      <RowList shape="cards" aria-label={label}>
        {presets
          .filter(({ pay }) => pay === 1)
          .map((first) => {
            const { amount, period } = texts.textsOf(first);
            const most = t('ops.preset_for', { amount });
            // The title of the section says it where it is about everybody.
            const whom = first.day in periods ? { title: period, text: most } : { title: most };
            const buttons = presets
              .filter(({ day }) => day === first.day)
              .map((preset) => <PresetButton key={preset.pay} preset={preset} texts={texts} page={page} />);
            return <Row key={first.day} {...whom} foot={<Short>{buttons}</Short>} />;
          })}
      </RowList>
    );
  return (
    <Operations data-gap="sections">
      <Section title={t('ops.new_users')}>
        <Operations>
          <Note>{t('ops.preset_hint')}</Note>
          {rows(t('ops.new_users'), newUserPresets(market))}
        </Operations>
      </Section>
      <Section title={t('ops.all_users')}>{rows(t('ops.all_users'), allUserPresets(market))}</Section>
    </Operations>
  );
}

/** The presets of the chosen market (OPS-5). */
export function PresetButtons() {
  const { market: own } = useOperator();
  const [market, setMarket] = useState(own);
  return (
    <MarketTabs market={market} onPick={setMarket}>
      <MarketPresets />
    </MarketTabs>
  );
}
