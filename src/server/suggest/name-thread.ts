import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { NamedHotel, NamedPlace, Names } from './names.ts'

/** What the thread is sent, one after the other. */
export type Batch = { places: readonly NamedPlace[] } | { hotels: readonly NamedHotel[] } | 'end'

type Things = {
  places: readonly NamedPlace[]
  /** Some at a time, so that nobody waits for all of them to be read. */
  hotels: AsyncIterable<readonly NamedHotel[]>
}

const batchPlaces = 500

/** Makes the index of names on another thread: sorting a million words would keep every guest waiting. */
export async function makeNamesApart({ places, hotels }: Things): Promise<Names> {
  const worker = new Worker(new URL('./name-worker.ts', import.meta.url), { execArgv: [] })
  // A thread that waits must not keep a process that wants to end.
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
    for (let from = 0; from < places.length; from += batchPlaces)
      await answered({ places: places.slice(from, from + batchPlaces) })
    // The next are read while the thread works on these.
    let taken: Promise<unknown> = Promise.resolve()
    for await (const batch of hotels) {
      await taken
      taken = answered({ hotels: batch })
    }
    await taken
    return (await answered('end')) as Names
  } finally {
    await worker.terminate()
  }
}

/** What a message hands over instead of copying it. */
export function buffersOf(names: Names): ArrayBuffer[] {
  const found = new Set<ArrayBuffer>()
  const look = (value: object) => {
    for (const part of Object.values(value)) {
      if (ArrayBuffer.isView(part)) found.add(part.buffer as ArrayBuffer)
      else look(part)
    }
  }
  look(names)
  return [...found]
}
