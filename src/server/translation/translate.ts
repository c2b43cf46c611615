import { createHash } from 'node:crypto'
import type { Translation, TranslationRequest } from '#contract/support.ts'
import { ok, refuse } from '#domain/result.ts'
import { glossaryEntry, languageOf, withGlossary } from '#domain/text/hotel-glossary.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Pool } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import type { Limiter } from '../http/limits/limiter.ts'
import { measureCall } from '../telemetry/events.ts'
import type { TranslationEngine } from './engine.ts'
import { addKnown, dropUnused, recallKnown } from './store.ts'

export type TranslationContext = {
  readonly db: Pool
  readonly now: () => number
  readonly limiter: Limiter
  readonly engine: TranslationEngine | null
  readonly log: (error: unknown) => void
}

const limits = ['translate_per_address_minute', 'translate_total_minute'] as const
const patience = 8_000
/** After this many consecutive failures the engine is not called for a while. */
const mostFailures = 3
const pause = 30_000

type Wanted = { readonly text: string; readonly key: string }

/** Translates guests' texts: from the cache, by our own glossary, and only then by the engine. */
export function createTranslate({ db, now, limiter, engine, log }: TranslationContext) {
  let failures = 0
  let closedUntil = 0

  const byEngine = async (
    own: TranslationEngine,
    wanted: readonly Wanted[],
    asked: { from: string | null; to: string },
  ) => {
    try {
      const texts = wanted.map(({ text }) => text)
      const made = await measureCall('translation', () =>
        own.translate({ texts, ...asked }, AbortSignal.timeout(patience)),
      )
      if (made.texts.length !== texts.length) throw new Error('The translation service lost a text.')
      failures = 0
      return made
    } catch (error) {
      failures += 1
      if (failures >= mostFailures) closedUntil = now() + pause
      log(error)
      return null
    }
  }

  return async (request: TranslationRequest, caller: Pick<Caller, 'address'>) => {
    const texts = request.texts ?? [request.text ?? '']
    const from = request.from ?? null
    const { to } = request
    if (!engine) return ok<Translation>({ texts: [...texts], source: null, engine: 'none' })
    const locale = siteLocale(to)
    const found = new Map<string, string>()
    const sources: (string | null)[] = []
    for (const text of new Set(texts)) {
      const own = locale && glossaryEntry(text, locale)
      if (own || !/\p{L}/u.test(text) || (locale && languageOf(text) === locale && !from))
        found.set(text, own || text)
    }
    const open = [...new Set(texts)]
      .filter((text) => !found.has(text))
      .map((text) => ({ text, key: keyOf([engine.name, from ?? '', to, text]) }))
    const known =
      open.length > 0
        ? await recallKnown(
            db,
            open.map(({ key }) => key),
            now(),
          )
        : []
    const byKey = new Map(known.map((row) => [row.key, row]))
    for (const { text, key } of open) {
      const row = byKey.get(key)
      if (row) found.set(text, row.text)
      if (row) sources.push(row.source)
    }
    const missing = open.filter(({ text }) => !found.has(text))
    if (missing.length > 0) {
      if (now() < closedUntil) return refuse('translation_failed')
      const tooMany = await limiter.take(limits, { address: caller.address })
      if (tooMany) return refuse(tooMany)
      const made = await byEngine(engine, missing, { from, to })
      if (!made) return refuse('translation_failed')
      const rows = missing.map(({ text, key }, at) => {
        const translated = made.texts[at]!
        return {
          key,
          text: locale ? withGlossary(text, translated, locale) : translated,
          source: made.source,
        }
      })
      await addKnown(db, rows, now())
      for (const [at, { text }] of missing.entries()) found.set(text, rows[at]!.text)
      sources.push(made.source)
    }
    const source = from ?? sources.find((one) => one !== null) ?? languageOf(texts.join(' '))
    return ok<Translation>({ texts: texts.map((text) => found.get(text)!), source, engine: engine.name })
  }
}

/** Translates one text into a language of the site; null without an engine. */
export function textTranslator(context: TranslationContext) {
  if (!context.engine) return null
  const translate = createTranslate(context)
  return async (text: string, to: Locale, caller: Pick<Caller, 'address'>) => {
    const made = await translate({ text, from: to === 'en' ? 'zh' : 'en', to }, caller)
    return made.ok ? ok(made.value.texts[0] ?? '') : made
  }
}

const siteLocale = (tag: string): Locale | null =>
  /^zh(-(cn|sg|hans)\b.*)?$/i.test(tag) ? 'zh' : /^en\b/i.test(tag) ? 'en' : null

const keyOf = (parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

export const unusedTranslationsKept = 90 * 86_400_000

export const purgeTranslations = (db: Pool, now: number) => dropUnused(db, now - unusedTranslationsKept)
