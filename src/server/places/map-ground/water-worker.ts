import { parentPort } from 'node:worker_threads'
import { cityWater } from '#gazetteer/city-water.ts'
import { readNamedWaters } from '#gazetteer/named-water.ts'
import { readCities } from '#gazetteer/read-cities.ts'
import { readCoast, readLandGrids } from '#gazetteer/read-land.ts'
import { presentWater } from './present-water.ts'
import type { WaterAsked } from './water-thread.ts'

// Worker thread: receives cities, and answers each with the water around it.

const grids = readLandGrids(readCities())
parentPort?.on('message', ({ number, city, proofs }: WaterAsked) => {
  const sources = { coast: readCoast(), waters: readNamedWaters(), grid: grids.get(city.id) ?? null }
  const water = presentWater(cityWater(city, proofs, sources))
  parentPort?.postMessage({ number, water })
})
