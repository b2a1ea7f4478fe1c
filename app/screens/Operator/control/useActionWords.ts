import { useOperatorTranslate } from '../../../i18n/useTranslate';

/** Names what an operator did. An action without words is named by its code, with a capital like the others. */
export function useActionWords(): (action: string) => string {
  const t = useOperatorTranslate();
  const words: Readonly<Record<string, string>> = {
    pay: t('ops.payout_pay'),
    refuse: t('ops.payout_refuse'),
    export: t('ops.file_export'),
    file: t('ops.file_again'),
    'sign off': t('ops.sign_off'),
    reverse: t('passbook.returned'),
    void: t('ops.export_void'),
    import: t('ops.file_import'),
    exception: t('ops.exceptions'),
    return: t('ops.exception_return'),
    close: t('ops.exception_close'),
    freeze: t('ops.payout_freeze'),
    unfreeze: t('ops.payout_unfreeze'),
    feedback: t('ops.feedback_process'),
    answer: t('ops.message_answer'),
    'close message': t('ops.message_close'),
    downloaded: t('ops.adapp_downloaded'),
    'no apk': t('ops.adapp_noapk'),
    approve: t('ops.approval_approve'),
    reject: t('ops.approval_reject'),
    note: t('ops.card_note'),
  };
  return (action) => words[action] ?? action.charAt(0).toUpperCase() + action.slice(1);
}
