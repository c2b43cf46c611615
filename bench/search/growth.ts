import type { PlainDate } from '#domain/plain-date.ts'
import { startChild } from './child.ts'
import { type Figure, quantile } from './figures.ts'

const rounds = 8
type Made = { hotels: number; megabytes: number }
type Measured = { micros: number }

/**
 * CPU time of a warm search in a process that holds the catalogue and in one that holds ten such, asked in turns. Ten
 * times the hotels are ten times the places: a place does not grow with the world.
 */
export async function measureGrowth(url: string, hotels: number, today: PlainDate): Promise<Figure[]> {
  const start = () =>
    startChild('growth-process.ts', {
      env: { NODE_ENV: 'production', DATABASE_URL: url },
      execArgv: ['--expose-gc', '--max-old-space-size=8000'],
    })
  const [small, large] = [await start(), await start()]
  const one = await small.ask<Made>({ make: { hotels, today, copy: 0 } })
  let ten: Made = one
  for (let copy = 0; copy < 10; copy++) {
    ten = await large.ask<Made>({ make: { hotels, today, copy } })
    console.error(`growth: ${ten.hotels} hotels, ${Math.round(ten.megabytes)} MB`)
  }
  const times: { small: number[]; large: number[] } = { small: [], large: [] }
  for (let round = 0; round <= rounds; round++) {
    const [a, b] = [await small.ask<Measured>({ ask: round }), await large.ask<Measured>({ ask: round })]
    if (round === 0) continue
    times.small.push(a.micros)
    times.large.push(b.micros)
  }
  await small.end()
  await large.end()
  const ratios = times.large.map((micros, at) => micros / times.small[at]!)
  return [
    { name: `growth: a search among ${one.hotels} hotels`, value: quantile(times.small, 0.5), unit: 'µs' },
    { name: `growth: a search among ${ten.hotels} hotels`, value: quantile(times.large, 0.5), unit: 'µs' },
    { name: `growth: memory of ${ten.hotels} hotels`, value: ten.megabytes, unit: 'MB' },
    {
      name: 'growth: ten times the hotels',
      value: quantile(ratios, 0.5),
      unit: '×',
      bound: { atMost: 1.15 },
    },
  ]
}
