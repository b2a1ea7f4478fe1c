import type { OwnDataFormat } from '@tally/contract/people/ownData';
import type { Locale, Market } from '@tally/contract/market/codes';
import { formatMoment } from '@tally/locales/formatMoment';
import { Button } from '@tally/ui/Button';
import { ChoiceButtons } from '@tally/ui/ChoiceButtons';
import { useTimeout } from '@tally/ui/Environment';
import { Card } from '@tally/ui/theme/card';
import { useRef, useState } from 'react';
import { ErrorLine } from '../../components/ErrorLine/ErrorLine';
import { useFailureWords } from '../../components/useFailureWords';
import { tokenHash } from '../../bridge/tokenHash';
import { useTranslate } from '../../i18n/useTranslate';
import { copyText } from '../../overlays/copyText';
import { saveFile } from '../../platform/saveFile';
import { useAppContext } from '../../state/appContext';
import { useAppDispatch } from '../../state/reduxHooks';
import { requestedFile, forgetRequestedFile, storeRequestedFile, sameFileMs } from './requestedFile';
import type { OwnDataEnd } from './downloadOwnData';
import { Buttons, FileName, Said } from './OwnData.styles';

type Ready = Extract<OwnDataEnd, { state: 'ready' }>;

/** What most people can open comes first. */
const formats: readonly OwnDataFormat[] = ['csv', 'json'];

/** How long the button says that the file was copied. */
const copiedMs = 2000;

/** Loaded by the first tap: few people ever ask for their data. */
const loadDownload = () => import('./downloadOwnData');

/**
 * The chosen format, and the download. What failed, or was left before it was saved, is asked for again by the same
 * request (OWN-2).
 */
function useDownload() {
  const dispatch = useAppDispatch();
  const { services, clock, vault } = useAppContext();
  const { storage } = services;
  const user = tokenHash(vault.get() ?? '');
  const [before] = useState(() => requestedFile(storage, user, clock.now()));
  const [format, setFormat] = useState<OwnDataFormat>(before?.format ?? 'csv');
  const [end, setEnd] = useState<OwnDataEnd | { state: 'idle' | 'busy' }>({ state: 'idle' });
  const asked = useRef(before);
  const download = async () => {
    setEnd({ state: 'busy' });
    asked.current = { request: services.uuid(), user, at: clock.now(), ...asked.current, format };
    const { request } = asked.current;
    storeRequestedFile(storage, asked.current);
    const got = await loadDownload().then(
      ({ downloadOwnData }) => dispatch(downloadOwnData(format, request)),
      (): OwnDataEnd => ({ state: 'failed', error: undefined }),
    );
    if (got.state === 'used') forgetRequestedFile(storage);
    setEnd(got);
  };
  const againUntil = before && before.at + sameFileMs;
  return { format, setFormat, end, download, againUntil };
}

/** Saves the file once more, or copies it where the phone app saves nothing (OWN-5). */
function FileButtons({ name, file }: Ready) {
  const t = useTranslate();
  const dispatch = useAppDispatch();
  const [copied, setCopied] = useState(false);
  useTimeout(copied ? copiedMs : undefined, () => setCopied(false));
  const copy = async () => setCopied(await dispatch(copyText(file)));
  return (
    <>
      <FileName dir="ltr">{name}</FileName>
      <Buttons>
        <Button tone="soft" block onClick={() => saveFile(name, file)}>
          {t('own.save')}
        </Button>
        <Button tone="outline" block onClick={() => void copy()}>
          {t(copied ? 'common.copied' : 'common.copy')}
        </Button>
      </Buttons>
    </>
  );
}

/** Lets the person download what is kept about them, once a day, from a card (OWN-1, OWN-2). */
export function OwnData({ market, locale }: { market: Market; locale: Locale }) {
  const t = useTranslate();
  const { format, setFormat, end, download, againUntil } = useDownload();
  const { state } = end;
  const { text: reason } = useFailureWords('error' in end ? end.error : undefined);
  const moment = (ms: number) => formatMoment(ms, market, locale);
  const offer = () => (againUntil === undefined ? t('own.text') : t('own.again', { time: moment(againUntil) }));
  const said = {
    idle: offer,
    busy: offer,
    ready: () => t('own.ready'),
    used: () => t('own.used', { time: moment('nextAt' in end ? end.nextAt : NaN) }),
    failed: offer,
  };
  return (
    <Card as="div" data-state={state}>
      <div role="status">
        <Said>{said[state]()}</Said>
      </div>
      {end.state === 'ready' ? (
        <FileButtons {...end} />
      ) : (
        end.state !== 'used' && (
          <>
            <ChoiceButtons
              label={t('own.format')}
              labelled="heard"
              shape="chip"
              columns={2}
              choices={formats.map((value) => ({
                value,
                label: t(`own.format_${value}`),
                disabled: state === 'busy',
              }))}
              value={format}
              onPick={setFormat}
            />
            {state === 'failed' && <ErrorLine role="alert">{reason}</ErrorLine>}
            <Button block state={state === 'busy' ? 'busy' : 'ready'} onClick={() => void download()}>
              {t('own.get')}
            </Button>
          </>
        )
      )}
    </Card>
  );
}
