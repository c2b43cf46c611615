import { useEffect, useState } from 'react'
import { translateForInbox } from '#contract/desk/inbox-endpoints.ts'
import { type Locale, locales } from '#domain/text/locale.ts'
import { call } from '../call.ts'

export type Translated = { readonly of: string; readonly text: string | null; readonly isFailed: boolean }

const pause = 500

export const otherLanguage = (locale: Locale): Locale => locales.find((one) => one !== locale)!

/** The translation of a text, a little after it changed; `of` is the text that it belongs to. */
export function useTranslation(text: string, to: Locale | null): Translated {
  const [made, setMade] = useState<Translated>({ of: '', text: null, isFailed: false })
  useEffect(() => {
    if (to === null || text.trim() === '') return
    const ending = new AbortController()
    const timer = setTimeout(() => {
      call(translateForInbox, { text, to }, { signal: ending.signal }).then(
        (answer) => {
          if (ending.signal.aborted) return
          const isMade = answer.code === 1
          setMade({
            of: text,
            text: isMade ? (answer as { data: { text: string } }).data.text : null,
            isFailed: !isMade,
          })
        },
        () => {},
      )
    }, pause)
    return () => {
      ending.abort()
      clearTimeout(timer)
    }
  }, [text, to])
  return made
}
