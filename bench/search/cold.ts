import { addDays, type PlainDate } from '#domain/plain-date.ts'
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#domain/stay.ts'
import type { Db } from '#server/db/database.ts'
import type { Place } from '#server/places/place.ts'
import type { PlaceIndex } from '#server/places/place-index.ts'
import type { Child } from './child.ts'
import { type Figure, quantile } from './figures.ts'
import { closedLoop } from './http-load.ts'
import { pathOf } from './queries.ts'
import { countRooms } from './rooms-store.ts'

const typical = 60
const perNight = Int32Array.BYTES_PER_ELEMENT + Uint8Array.BYTES_PER_ELEMENT

/**
 * A new server meets cities that it does not hold: how long the first guest waits, how long others wait meanwhile, and
 * what the cities take in memory. The packed minimum is a price and a count of free rooms for each room type and each
 * night that can be asked for, and nothing else.
 */
export async function measureCold(
  server: Child,
  { db, places, today, cities }: { db: Db; places: PlaceIndex; today: PlainDate; cities: number },
  progress: (done: number) => void,
): Promise<Figure[]> {
  const bySize = [...places.byId.values()]
    .filter(({ kind, hotels }) => kind === 'city' && hotels > 0)
    .sort((a, b) => b.hotels - a.hotels || a.id - b.id)
  const firstAsk = async ({ slug }: Place, page_size = 1) => {
    const path = pathOf({ kw: slug, s_d: addDays(today, 30), e_d: addDays(today, 32), page_size })
    const { seconds } = await closedLoop(server.port, [path], { connections: 1 })
    return seconds * 1_000
  }
  const [largest, ...others] = bySize.slice(0, cities)
  const middle = bySize.slice(cities, cities + typical)
  for (const warm of bySize.slice(-20)) await firstAsk(warm)

  const before = await server.ask<NodeJS.MemoryUsage>({ memory: true })
  await server.ask({ delay: true })
  const cpuBefore = await server.ask<Cpu>({ cpu: true })
  const largestMs = await firstAsk(largest!)
  const cpuMs = total(await server.ask<Cpu>({ cpu: true })) - total(cpuBefore)
  const held = [largest!]
  for (const [at, city] of others.entries()) {
    await firstAsk(city)
    held.push(city)
    if (at % 25 === 24) progress(at + 1)
  }
  const delay = await server.ask<{ cpu: number; clock: number }>({ delay: true })
  const after = await server.ask<NodeJS.MemoryUsage>({ memory: true })
  const cold: number[] = []
  for (const city of middle) cold.push(await firstAsk(city))

  const rooms = await countRooms(
    db,
    held.map(({ id }) => id),
  )
  const packed = rooms * (MAX_DAYS_AHEAD + MAX_NIGHTS) * perNight
  const taken = bytesOf(after) - bytesOf(before)
  return [
    { name: `cold: the largest city (${largest!.hotels} hotels)`, value: largestMs, unit: 'ms' },
    { name: 'cold: the largest city, CPU of the server', value: cpuMs, unit: 'ms' },
    { name: `cold: a city of ${middle[0]!.hotels} hotels, p50`, value: quantile(cold, 0.5), unit: 'ms' },
    { name: 'longest turn of the loop while loading, clock', value: delay.clock, unit: 'ms' },
    {
      name: 'longest turn of the loop while loading, CPU',
      value: delay.cpu,
      unit: 'ms',
      bound: { atMost: 20 },
    },
    { name: `memory of ${held.length} cities`, value: taken / 2 ** 20, unit: 'MB' },
    {
      name: 'memory: of that arrays',
      value: (after.arrayBuffers - before.arrayBuffers) / 2 ** 20,
      unit: 'MB',
    },
    { name: 'memory of the packed minimum', value: taken / packed, unit: '×', bound: { atMost: 1.5 } },
  ]
}

type Cpu = { cpu: NodeJS.CpuUsage }
const total = ({ cpu }: Cpu) => (cpu.user + cpu.system) / 1_000
const bytesOf = ({ heapUsed, external }: NodeJS.MemoryUsage) => heapUsed + external
