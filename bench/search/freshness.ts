import type { HotelPage } from '#contract/search.ts'
import { addDays, type PlainDate } from '#domain/plain-date.ts'
import type { Db } from '#server/db/database.ts'
import type { Child } from './child.ts'
import { type Figure, quantile } from './figures.ts'
import { findSmall, restore, setFree } from './freshness-store.ts'
import { askOnce, openLine } from './http-load.ts'
import { pathOf } from './queries.ts'

const within = 100
const patience = 5_000

/** Stock is changed here and looked for in the list of another process, over HTTP, from the commit until it stands there. */
export async function measureFreshness(
  server: Child,
  { db, today, changes }: { db: Db; today: PlainDate; changes: number },
  progress: (done: number) => void,
): Promise<Figure[]> {
  const hotel = await findSmall(db)
  const night = addDays(today, 25)
  const path = pathOf({ kw: hotel.slug, s_d: night, e_d: addDays(night, 1) })
  await askOnce(server.port, path)
  const line = await openLine(server.port)
  const times: number[] = []
  for (let n = 0; n < changes; n++) {
    const free = 1 + (n % 5)
    const committed = await setFree(db, hotel, night, free)
    while (leftOf((await line.ask(path)).body, hotel.hotelId) !== free) {
      if (performance.now() - committed > patience) throw new Error(`a change was not seen: ${path}`)
    }
    times.push(performance.now() - committed)
    if (n % 50 === 49) progress(n + 1)
  }
  line.end()
  await restore(db, hotel, night)
  return [
    { name: 'a change in another process: p50', value: quantile(times, 0.5), unit: 'ms' },
    { name: 'a change in another process: slowest', value: Math.max(...times), unit: 'ms' },
    {
      name: `of ${changes} changes seen within ${within} ms`,
      value: times.filter((time) => time <= within).length,
      unit: '',
      bound: { atLeast: changes },
    },
  ]
}

const leftOf = (body: Uint8Array, hotel: string) =>
  (JSON.parse(body.toString()) as { data: HotelPage }).data.list.find(({ id }) => id === hotel)?.offer?.left
