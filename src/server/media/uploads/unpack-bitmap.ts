import { Worker } from 'node:worker_threads'

export type Pixels = { readonly width: number; readonly height: number; readonly pixels: Uint8Array }

const heapMb = 64
const patienceMs = 10_000

/**
 * The pixels of a bitmap, four bytes each; `null` if it cannot be decoded. The library decodes pixel by pixel, so it
 * runs on a worker thread with limits and does not block requests.
 */
export function unpackBitmap(bytes: Buffer): Promise<Pixels | null> {
  const worker = new Worker(new URL('./bitmap-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  const { promise, resolve } = Promise.withResolvers<Pixels | null>()
  const timer = setTimeout(() => resolve(null), patienceMs)
  worker.once('message', resolve)
  worker.once('error', () => resolve(null))
  worker.once('exit', () => resolve(null))
  return promise.finally(() => {
    clearTimeout(timer)
    void worker.terminate()
  })
}
