import * as z from 'zod'
import type { EngineOptions, TranslationEngine } from './engine.ts'
import { postJson } from './post-json.ts'

const Answer = z.object({
  translations: z.array(z.object({ text: z.string(), detected_source_language: z.string().optional() })),
})

/** DeepL: `https://api.deepl.com`, or `https://api-free.deepl.com` for keys of the free plan. */
export const deeplEngine = ({ url, key }: EngineOptions): TranslationEngine => ({
  name: 'deepl',
  translate: async ({ texts, from, to }, signal) => {
    const answer = Answer.parse(
      await postJson(`${url}/v2/translate`, {
        body: {
          text: texts,
          target_lang: targetCode(to),
          ...(from ? { source_lang: from.split('-')[0]!.toUpperCase() } : {}),
        },
        headers: { authorization: `DeepL-Auth-Key ${key ?? ''}` },
        signal,
      }),
    )
    const found = answer.translations[0]?.detected_source_language?.toLowerCase()
    return { texts: answer.translations.map(({ text }) => text), source: found ?? from }
  },
})

/** A language with variants requires one of them. */
const targetCode = (tag: string) => {
  const [language = '', ...rest] = tag.split('-')
  if (language === 'zh') return /^(hant|tw|hk|mo)$/i.test(rest[0] ?? '') ? 'ZH-HANT' : 'ZH-HANS'
  if (rest.length > 0) return tag.toUpperCase()
  return { en: 'EN-GB', pt: 'PT-PT' }[language] ?? language.toUpperCase()
}
