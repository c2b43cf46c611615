import type { Settings } from '../settings.ts'
import { deeplEngine } from './deepl.ts'
import type { EngineOptions, TranslationEngine } from './engine.ts'
import { googleEngine } from './google.ts'
import { libreTranslateEngine } from './libretranslate.ts'

const engines: Record<Settings['TRANSLATE_ENGINE'], (options: EngineOptions) => TranslationEngine> = {
  libretranslate: libreTranslateEngine,
  deepl: deeplEngine,
  google: googleEngine,
}

/** The configured engine; null without one. */
export function openEngine({
  TRANSLATE_URL: url,
  TRANSLATE_ENGINE: name,
  TRANSLATE_KEY: key,
}: Pick<Settings, 'TRANSLATE_URL' | 'TRANSLATE_ENGINE' | 'TRANSLATE_KEY'>): TranslationEngine | null {
  return url ? engines[name]({ url: url.replace(/\/$/, ''), key }) : null
}
