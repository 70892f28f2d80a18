/** The game as a link: a position, all of it, or only what one seat knows. */
import { useMemo, useState } from 'preact/hooks';
import { Choices } from '#ui/bench/Choices.tsx';
import { Qr } from '#ui/keep/Qr.tsx';
import type { SandboxSession } from '../../machine/session.ts';
import type { Said } from '../said.ts';
import { addressOf, earlierOf, fragmentOf, type ShareKind, shareKinds } from './linksOf.ts';

type Props = { readonly session: SandboxSession; readonly said: Said };

export function Share({ session, said }: Props) {
  const { t } = said;
  const { game, viewer, players } = session;
  // Somebody who sees one seat only shares what that seat knows, unless he says otherwise.
  const [kind, setKind] = useState<ShareKind>(typeof viewer === 'number' ? 'seat' : 'position');
  const human = Math.max(0, players.indexOf('human'));
  const [seat, setSeat] = useState(typeof viewer === 'number' ? viewer : human);
  const [copied, setCopied] = useState<'done' | 'by hand' | undefined>(undefined);
  const link = useMemo(() => {
    const fragment = game && fragmentOf(kind, game, seat, earlierOf(session.gameAt, game));
    return fragment && addressOf(location, fragment);
  }, [game, kind, seat]);
  if (game === undefined) return <p>{t('share.nothing')}</p>;

  const toClipboard = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('done');
    } catch {
      setCopied('by hand');
    }
  };
  const send = (url: string) => {
    // Whoever closes the list of receivers has changed his mind; that is no fault.
    navigator.share({ url }).catch(() => undefined);
  };
  return (
    <div class="share">
      <Choices
        legend={t('share.what')}
        name="share-kind"
        choices={shareKinds.map(value => ({ value, face: t(`share.${value}`) }))}
        chosen={kind}
        hydrated
        onChoose={value => {
          setKind(value);
          setCopied(undefined);
        }}
      />
      {kind === 'seat' && (
        <label class="select-line">
          {t('share.whose')}
          <select value={seat} onChange={({ currentTarget }) => setSeat(Number(currentTarget.value))}>
            {players.map((_, i) => (
              <option key={i} value={i}>
                {said.seat(game, i)}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class={kind === 'seat' ? 'share-told' : 'share-told secrets'}>{t(`share.${kind}Text`)}</p>
      {link === undefined ? (
        <p class="notice">{t('share.impossible')}</p>
      ) : (
        <>
          <label class="text-line">
            <span>{t('share.link', { n: link.length })}</span>
            <textarea
              class="link-text"
              readOnly
              rows={3}
              spellcheck={false}
              value={link}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
          <p class="prompt-keys">
            <button type="button" class="button" onClick={() => toClipboard(link)}>
              {t('share.copy')}
            </button>
            {'share' in navigator && (
              <button type="button" class="button quiet" onClick={() => send(link)}>
                {t('share.send')}
              </button>
            )}
          </p>
          <output>{copied !== undefined && t(copied === 'done' ? 'share.copied' : 'share.byHand')}</output>
          <Qr link={link} label={t('share.qr')} tooLong={t('share.tooLong')} />
        </>
      )}
    </div>
  );
}
