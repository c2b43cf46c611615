import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { translate } from '#contract/endpoints.ts'
import { languageOf } from '#domain/hotel-glossary.ts'
import { useRequest } from '../shell/use-shell.ts'

type Made = { readonly texts: readonly string[]; readonly engine: string }

/**
 * Texts that somebody wrote, with their translation beside them once it is asked for. The original stays at hand, and is
 * what is shown where there is no translation.
 */
export function useTranslation(texts: readonly string[]) {
  const { call, locale } = useRequest()
  const [state, setState] = useState<'original' | 'busy' | 'translated' | 'none' | 'failed'>('original')
  const [made, setMade] = useState<Made | null>(null)
  const spoken = languageOf(texts.join(' '))
  const ask = async () => {
    if (made) return setState('translated')
    setState('busy')
    const answer = await call(translate, { texts: [...texts], to: locale }, { quiet: true }).catch(() => null)
    if (!answer || !succeeded(answer)) return setState('failed')
    if (answer.data.engine === 'none') return setState('none')
    setMade(answer.data)
    setState('translated')
  }
  const isShown = state === 'translated' && made !== null
  return {
    state,
    /** Only what is in another language has something to translate. */
    isForeign: spoken !== null && spoken !== locale,
    engine: made?.engine ?? null,
    shown: isShown ? made.texts : texts,
    lang: (isShown ? locale : (spoken ?? locale)) === 'zh' ? 'zh-CN' : 'en',
    translate: () => void ask(),
    showOriginal: () => setState('original'),
  }
}
export type TranslationState = ReturnType<typeof useTranslation>
