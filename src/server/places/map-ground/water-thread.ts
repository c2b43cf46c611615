import { Worker } from 'node:worker_threads'
import type { Proof } from '#gazetteer/city-water.ts'
import type { PresentedWater } from './present-water.ts'

export type WaterAsked = {
  readonly number: number
  readonly city: { readonly id: number; readonly lat: number; readonly lon: number }
  readonly proofs: readonly Proof[]
}
type Waiting = { resolve: (water: PresentedWater) => void; reject: (error: Error) => void }

const waiting = new Map<number, Waiting>()
let thread: Worker | null = null
let asked = 0

/** Traces the water around a city on a worker thread: it takes as long as hundreds of requests. */
export function traceWater(question: Omit<WaterAsked, 'number'>): Promise<PresentedWater> {
  thread ??= startThread()
  const number = ++asked
  thread.postMessage({ number, ...question } satisfies WaterAsked)
  return new Promise((resolve, reject) => waiting.set(number, { resolve, reject }))
}

function startThread(): Worker {
  const worker = new Worker(new URL('./water-worker.ts', import.meta.url), { execArgv: [] })
  worker.on('message', ({ number, water }: { number: number; water: PresentedWater }) => {
    waiting.get(number)?.resolve(water)
    waiting.delete(number)
    // Its data is needed once per city, so the thread ends when no request waits.
    if (waiting.size > 0) return
    thread = null
    void worker.terminate()
  })
  worker.on('error', (error: Error) => {
    thread = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })
  return worker
}
