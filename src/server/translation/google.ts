import * as z from 'zod'
import type { EngineOptions, TranslationEngine } from './engine.ts'
import { postJson } from './post-json.ts'

const Answer = z.object({
  data: z.object({
    translations: z.array(
      z.object({ translatedText: z.string(), detectedSourceLanguage: z.string().optional() }),
    ),
  }),
})

/** Google Cloud Translation, basic edition: `https://translation.googleapis.com`. */
export const googleEngine = ({ url, key }: EngineOptions): TranslationEngine => ({
  name: 'google',
  translate: async ({ texts, from, to }, signal) => {
    const body = { q: texts, target: code(to), format: 'text', ...(from ? { source: code(from) } : {}) }
    const headers = { 'x-goog-api-key': key ?? '' }
    const address = `${url}/language/translate/v2`
    const { data } = Answer.parse(await postJson(address, { body, headers, signal }))
    return {
      texts: data.translations.map(({ translatedText }) => translatedText),
      source: data.translations[0]?.detectedSourceLanguage ?? from,
    }
  },
})

const code = (tag: string) => (tag === 'zh' ? 'zh-CN' : tag)
