import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Worker } from 'node:worker_threads'
import { encode } from 'bmp-ts'
import { readPhotograph } from '../photographs/read-photograph.ts'
import { unpackBitmap } from './unpack-bitmap.ts'

const bitmap = (width: number, height: number) =>
  Buffer.from(encode({ width, height, data: Buffer.alloc(width * height * 4, 200), bitPP: 24 }).data)

test('a bitmap is decoded on a worker thread, which ends afterwards', async () => {
  const threads: Worker[] = []
  const heaps: unknown[] = []
  const count = (worker: Worker) => {
    threads.push(worker)
    heaps.push(worker.resourceLimits?.maxOldGenerationSizeMb)
  }
  process.on('worker', count)
  const picture = await readPhotograph(bitmap(40, 30))
  process.off('worker', count)
  assert.equal(threads.length, 1)
  assert.deepEqual(heaps, [64])
  const { data, info } = await picture!.raw().toBuffer({ resolveWithObject: true })
  assert.deepEqual([info.width, info.height, info.channels], [40, 30, 3])
  assert.ok(data.every((value) => value === 200))
  if (threads[0]!.threadId >= 0) await new Promise((ended) => threads[0]!.once('exit', ended))
  assert.equal(threads[0]!.threadId, -1)
})

test('an invalid bitmap gives null at once', async () => {
  assert.equal(await unpackBitmap(Buffer.from('BM')), null)
  assert.equal(await unpackBitmap(Buffer.alloc(100)), null)
  assert.equal(await unpackBitmap(bitmap(8, 8).subarray(0, 60)), null)
})
