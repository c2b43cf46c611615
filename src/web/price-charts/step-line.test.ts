import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stepLine } from './step-line.ts'

const frame = { width: 112, height: 62 }

test('a line steps on the days of its changes and ends with the newest total', () => {
  const series = [
    { on: '2027-01-01', total: 300 },
    { on: '2027-01-06', total: 100 },
  ]
  assert.deepEqual(stepLine({ series, until: '2027-01-11' }, frame), {
    path: 'M6 6H56V56H106',
    gaps: [],
    end: { x: 106, y: 56 },
    levels: [],
  })
})

test('compared totals are part of the scale', () => {
  const series = [{ on: '2027-01-01', total: 300 }]
  const line = stepLine({ series, until: '2027-01-11', levels: [200] }, frame)
  assert.deepEqual([line.path, line.levels], ['M6 6H106', [56]])
})

test('sold-out days are a gap at the last total, without an end if it lasts', () => {
  const series = [
    { on: '2027-01-01', total: 100 },
    { on: '2027-01-06', total: null },
  ]
  const open = stepLine({ series, until: '2027-01-11' }, frame)
  assert.deepEqual(open, { path: 'M6 31H56', gaps: [{ from: 56, to: 106, y: 31 }], end: null, levels: [] })
  const again = stepLine(
    { series: [...series, { on: '2027-01-08', total: 100 }], until: '2027-01-11' },
    frame,
  )
  assert.deepEqual([again.path, again.end], ['M6 31H56M76 31H106', { x: 106, y: 31 }])
})

test('a line of its first day is drawn over the whole width', () => {
  const series = [{ on: '2027-01-01', total: 100 }]
  assert.equal(stepLine({ series, until: '2027-01-01' }, frame).path, 'M6 31H106')
})
