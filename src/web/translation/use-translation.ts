import { useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { translate } from '#contract/endpoints.ts'
import { languageOf } from '#domain/text/hotel-glossary.ts'
import type { Locale } from '#domain/text/locale.ts'
import { useRequest } from '../page/use-page.ts'

const languageTags: Readonly<Record<Locale, string>> = { en: 'en', zh: 'zh-CN' }

type Made = { readonly texts: readonly string[]; readonly engine: string }

/**
 * Texts that somebody wrote, with their translation beside them once it is asked for. The original stays at hand, and is
 * what is shown where there is no translation.
 */
export function useTranslation(texts: readonly string[]) {
  const { call, locale } = useRequest()
  const [state, setState] = useState<'original' | 'busy' | 'translated' | 'none' | 'failed'>('original')
  const [made, setMade] = useState<Made | null>(null)
  const spoken = texts.map((text) => languageOf(text) ?? locale)
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
    isForeign: spoken.some((language) => language !== locale),
    engine: made?.engine ?? null,
    shown: isShown ? made.texts : texts,
    /** The language of each of them, as a page says it. */
    langs: spoken.map((language) => languageTags[isShown ? locale : language]),
    translate: () => void ask(),
    showOriginal: () => setState('original'),
  }
}
export type TranslationState = ReturnType<typeof useTranslation>
