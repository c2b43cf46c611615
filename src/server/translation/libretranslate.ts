import * as z from 'zod'
import type { EngineOptions, TranslationEngine } from './engine.ts'
import { postJson } from './post-json.ts'

const Answer = z.object({
  translatedText: z.array(z.string()),
  detectedLanguage: z.array(z.object({ language: z.string() })).optional(),
})

/** LibreTranslate and servers that speak its protocol. */
export const libreTranslateEngine = ({ url, key }: EngineOptions): TranslationEngine => ({
  name: 'libretranslate',
  translate: async ({ texts, from, to }, signal) => {
    const body = {
      q: texts,
      source: from ? plainCode(from) : 'auto',
      target: plainCode(to),
      format: 'text',
      ...(key ? { api_key: key } : {}),
    }
    const answer = Answer.parse(await postJson(`${url}/translate`, { body, signal }))
    return { texts: answer.translatedText, source: answer.detectedLanguage?.[0]?.language ?? from }
  },
})

/** It distinguishes the scripts of Chinese only; other tags are reduced to the language. */
const plainCode = (tag: string) => {
  if (/^zh-(hant|tw|hk|mo)/i.test(tag)) return 'zh-Hant'
  return tag.split('-')[0]!.toLowerCase()
}
