import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PlainDate } from '#domain/time/plain-date.ts'
import type { HotelBatch } from '../inventory/hotel-batch.ts'

export type BatchOrder = {
  seed: number
  hotels: number
  filled: number
  madeOn: PlainDate
  base: PlainDate
  size: number
}

/** Batches generated ahead while one is being stored. */
const ahead = 2

/** Generates the missing hotels on a worker thread, in parallel with the database. */
export async function* demoBatches(order: BatchOrder): AsyncGenerator<HotelBatch> {
  const worker = new Worker(new URL('./batch-worker.ts', import.meta.url), {
    workerData: order,
    execArgv: [],
  })
  const arrived: (HotelBatch | 'end')[] = []
  let wake = () => {}
  let failed: Error | null = null
  worker.on('message', (message: HotelBatch | 'end') => {
    arrived.push(message)
    wake()
  })
  worker.on('error', (error: Error) => {
    failed = error
    wake()
  })
  try {
    for (let i = 0; i < ahead; i++) worker.postMessage('next')
    for (;;) {
      while (arrived.length === 0 && !failed) await new Promise<void>((resolve) => (wake = resolve))
      const batch = arrived.shift()
      if (!batch) throw failed
      if (batch === 'end') return
      yield batch
      worker.postMessage('next')
    }
  } finally {
    const gone = once(worker, 'exit')
    await worker.terminate()
    await gone.catch(() => {})
  }
}
