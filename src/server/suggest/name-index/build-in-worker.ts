import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { NamedHotel, NamedPlace, NameGroup, NameGroups } from './build-names.ts'
import type { Batch } from './worker.ts'

/** The indexes of all names, with the owners by number. */
export type Names = Readonly<{
  places: NameGroup & Readonly<{ ids: readonly number[] }>
  transport: NameGroup & Readonly<{ ids: readonly number[] }>
  hotels: NameGroup & Readonly<{ all: readonly NamedHotel[]; bestKnown: readonly NamedHotel[] }>
}>

type Given = {
  places: readonly NamedPlace[]
  /** In batches, so that they are not all read before the first is indexed. */
  hotels: AsyncIterable<readonly NamedHotel[]>
}

const placesAtOnce = 500
const MOST_BEST_KNOWN = 200

/** Builds the indexes on a worker thread: sorting a million texts would block every request. */
export async function buildInWorker({ places, hotels }: Given): Promise<Names> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { execArgv: [] })
  // An idle thread must not keep the process running.
  worker.unref()
  const failure = once(worker, 'error').then(([error]) => Promise.reject(error as Error))
  failure.catch(() => {})
  const answered = async (batch: Batch): Promise<unknown> => {
    const answer = once(worker, 'message')
    worker.postMessage(batch)
    const [message] = await Promise.race([answer, failure])
    return message
  }
  try {
    for (let from = 0; from < places.length; from += placesAtOnce)
      await answered({ places: places.slice(from, from + placesAtOnce) })
    const all: NamedHotel[] = []
    let bestKnown: NamedHotel[] = []
    // The next batch is read while the thread works on this one.
    let taken: Promise<unknown> = Promise.resolve()
    for await (const batch of hotels) {
      all.push(...batch)
      bestKnown = [...bestKnown, ...batch].toSorted((a, b) => b.weight - a.weight).slice(0, MOST_BEST_KNOWN)
      await taken
      taken = answered({ hotels: batch })
    }
    await taken
    const groups = (await answered('end')) as NameGroups
    const idsOf = (isTransport: boolean) =>
      places.filter((place) => place.isTransport === isTransport).map(({ id }) => id)
    return {
      places: { ...groups.places, ids: idsOf(false) },
      transport: { ...groups.transport, ids: idsOf(true) },
      hotels: { ...groups.hotels, all, bestKnown },
    }
  } finally {
    await worker.terminate()
  }
}
