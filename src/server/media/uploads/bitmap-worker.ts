import { parentPort, workerData } from 'node:worker_threads'
import { decode } from 'bmp-ts'

const { width, height, data } = decode(Buffer.from(workerData as Uint8Array), { toRGBA: true })
// A copy of its own, whose buffer can be transferred instead of copied once more.
const pixels = new Uint8Array(data)
parentPort!.postMessage({ width, height, pixels }, [pixels.buffer])
