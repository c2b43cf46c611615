import { translationWords } from '#words/site/translation.ts'
import { useRequest, useSite } from '../page/use-page.ts'
import type { TranslationState } from './use-translation.ts'
import './translate-button.css'

/** Translates, says by whom, and leads back to the original; not there where the site has no service for it. */
export function TranslateButton({ of }: { of: TranslationState }) {
  const { locale } = useRequest()
  const say = translationWords(locale)
  const { translates } = useSite()
  if (!of.isForeign || !translates) return null
  const { state, engine } = of
  return (
    <p className="translate needs-js" aria-live="polite">
      {state === 'none' && say.none}
      {state === 'failed' && say.failed}
      {state === 'busy' && say.translating}
      {state === 'translated' && engine && <span>{say.by(engine)}</span>}
      {state === 'translated' && (
        <button type="button" className="link" onClick={of.showOriginal}>
          {say.showOriginal}
        </button>
      )}
      {(state === 'original' || state === 'failed') && (
        <button type="button" className="link" onClick={of.translate}>
          {engine ? say.showTranslation : say.translate}
        </button>
      )}
    </p>
  )
}
