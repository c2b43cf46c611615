import { createContext, use } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { uiWords } from '#words/site/ui.ts'

/** The language of the primitives' own words; the document sets it once around everything. */
export const Language = createContext<Locale>('en')

export const useUiWords = () => uiWords(use(Language))
