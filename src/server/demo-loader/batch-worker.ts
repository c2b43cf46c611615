import { parentPort, workerData } from 'node:worker_threads'
import { editionOf, hotelsOf } from '#demo/generate.ts'
import type { DemoHotel } from '#demo/hotel.ts'
import { readWorld } from '#demo/read-world.ts'
import { distributeHotels } from '#demo/share-hotels.ts'
import { dayOf } from '#domain/time/plain-date.ts'
import { readExchangeRates } from '../exchange/read-committed-rates.ts'
import type { BatchOrder } from './demo-batches.ts'
import { encodeBatch } from './encode-batch.ts'

// Runs as a worker thread: answers each "next" with a batch, and the last with "end".

/** The order of hotels is deterministic, so a count says where to continue. */
function* batchesOf({ seed, hotels, filled, base, size }: BatchOrder): Generator<DemoHotel[]> {
  const context = readWorld(readExchangeRates())
  const counts = distributeHotels(context.cities, hotels)
  const edition = editionOf(seed, dayOf(base))
  let skip = filled
  let batch: DemoHotel[] = []
  for (const city of context.cities) {
    const count = counts.get(city.id) ?? 0
    if (count <= skip) {
      skip -= count
      continue
    }
    for (const hotel of hotelsOf(context, city, count, edition)) {
      if (skip > 0) skip -= 1
      else batch.push(hotel)
      if (batch.length < size) continue
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

const order = workerData as BatchOrder
const batches = batchesOf(order)
parentPort?.on('message', () => {
  const { value, done } = batches.next()
  if (done) return parentPort?.postMessage('end')
  const batch = encodeBatch(value, order.madeOn, order.base)
  const bytes = [...batch.tables.map((table) => table.bytes), batch.calendars]
  parentPort?.postMessage(
    batch,
    bytes.map(({ buffer }) => buffer as ArrayBuffer),
  )
})
