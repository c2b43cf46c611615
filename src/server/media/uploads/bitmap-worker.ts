import { parentPort, workerData } from 'node:worker_threads'
import { decode } from 'bmp-ts'

const { width, height, data } = decode(Buffer.from(workerData as Uint8Array), { toRGBA: true })
// A copy of its own, which can be handed over instead of being copied once more.
const pixels = new Uint8Array(data)
parentPort!.postMessage({ width, height, pixels }, [pixels.buffer])
