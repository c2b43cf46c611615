import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextTask } from './next-task.ts'

test('what is put off runs once, after what is at work, and can be called off', async () => {
  const ran: string[] = []
  nextTask(() => ran.push('called off'))()
  await new Promise<void>((resolve) => {
    nextTask(() => {
      ran.push('put off')
      resolve()
    })
    queueMicrotask(() => ran.push('at work'))
  })
  assert.deepEqual(ran, ['at work', 'put off'])
})
