import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Histogram, Registry } from 'prom-client'
import { countTimes } from './answer-times.ts'

test('times are counted as the histogram of the library counts them', async () => {
  const [own, theirs] = [new Registry(), new Registry()]
  const count = countTimes(own, 'answer_seconds', 'Time to answer')
  const histogram = new Histogram({
    name: 'answer_seconds',
    help: 'Time to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10],
    registers: [theirs],
  })
  for (const [route, method, status] of [
    ['/a', 'GET', 200],
    ['/a', 'GET', 404],
    ['/a', 'POST', 200],
    ['/b', 'GET', 200],
  ] as const)
    for (const seconds of [0, 0.0005, 0.001, 0.002, 0.3, 0.31, 10, 11]) {
      count({ method, route, status }, seconds)
      histogram.observe({ method, route, status: String(status) }, seconds)
    }
  const linesOf = async (registry: Registry) => (await registry.metrics()).split('\n').sort()
  assert.deepEqual(await linesOf(own), await linesOf(theirs))
})
