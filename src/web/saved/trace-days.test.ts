import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Trace } from '#contract/saved.ts'
import { tracesByDay } from './trace-days.ts'

const trace = (id: string, date: string) => ({ id, date }) as Trace

test('traces stand under their days, and the last two have names', () => {
  const traces = [
    trace('1', '2026-12-08'),
    trace('2', '2026-12-08'),
    trace('3', '2026-12-07'),
    trace('4', '2026-12-05'),
  ]
  const days = tracesByDay(traces, '2026-12-08', 'en')
  assert.deepEqual(
    days.map(({ title, sub, traces: { length } }) => [title, sub, length]),
    [
      ['Today', 'Tue 8 Dec', 2],
      ['Yesterday', 'Mon 7 Dec', 1],
      ['Sat 5 Dec', '', 1],
    ],
  )
  assert.equal(tracesByDay(traces, '2026-12-08', 'zh')[0]!.title, '今天')
})
