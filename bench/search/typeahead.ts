import * as endpoints from '#contract/endpoints.ts'
import { createRandom } from '#demo/random.ts'
import { createApp } from '#server/app.ts'
import type { Pool } from '#server/db/database.ts'
import type { PlaceIndex } from '#server/places/place-index.ts'
import { readSettings } from '#server/settings.ts'
import { type Figure, quantile } from './figures.ts'
import { sampleNames } from './names-store.ts'

const limit = 10
const caller = { session: null, deadToken: false, address: '127.0.0.1', requestId: 'bench' } as const

/** Beginnings of names, as somebody types them, answered in this process; of three times the one nobody disturbed. */
export async function measureTypeahead(db: Pool, places: PlaceIndex, texts: number): Promise<Figure[]> {
  const app = await createApp({ db, settings: readSettings({ LOG_LEVEL: 'silent', PORT: '0' }) })
  const { verb } = app.bindings.find(({ endpoint }) => endpoint === endpoints.suggest)!
  const ask = verb as unknown as (input: object, caller: object) => Promise<unknown>
  const suggest = (q: string) =>
    ask({ q, limit }, { ...caller, locale: /\p{Script=Han}/u.test(q) ? 'zh' : 'en' })
  const typed = await typedTexts(db, places, texts)
  const timed = async (text: string) => {
    const from = performance.now()
    await suggest(text)
    return performance.now() - from
  }
  for (const text of typed.slice(0, 500)) await suggest(text)
  const times: number[] = []
  for (const text of typed) times.push(Math.min(await timed(text), await timed(text), await timed(text)))
  await app.http.close()
  return [
    { name: 'typeahead: p50', value: quantile(times, 0.5), unit: 'ms' },
    { name: 'typeahead: p99', value: quantile(times, 0.99), unit: 'ms', bound: { atMost: 2 } },
  ]
}

async function typedTexts(db: Pool, places: PlaceIndex, count: number): Promise<string[]> {
  const random = createRandom('bench', 'typed')
  const hotels = await sampleNames(db)
  const cities = [...places.byId.values()].filter(({ hotels }) => hotels > 0).map(({ name }) => name)
  return Array.from({ length: count }, () => {
    const name = random.pick(random.chance(60) ? cities : hotels)[random.chance(50) ? 'en' : 'zh']
    const letters = [...name]
    return (
      letters
        .slice(0, random.int(1, Math.min(12, letters.length)))
        .join('')
        .trim() || name
    )
  })
}
