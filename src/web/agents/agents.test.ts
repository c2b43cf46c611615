import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Call } from '#contract/call.ts'
import { agentUrl, readAgentSearch } from './agent-search.ts'
import { areaUnder, barsOf, labelledCells, lineOver } from './chart-shape.ts'
import { followInvitation } from './follow-invitation.ts'

test('an address says which orders are looked at, and nonsense is left out', () => {
  const search = readAgentSearch({ state: 'earned', page: '2' })
  assert.equal(agentUrl(search, 'zh'), '/zh/center/distribution?state=earned&page=2')
  assert.deepEqual(readAgentSearch({ state: 'toString', page: '1' }), {})
})

test('a link with a code tells the server once, and any other address nothing', () => {
  const told: unknown[] = []
  const call = ((_: unknown, input: unknown) => {
    told.push(input)
    return Promise.reject(new Error('offline'))
  }) as Call
  followInvitation('https://site.example/?invite_code=k7m2qx4d', call)
  followInvitation('https://site.example/hotels/7?invite_code=nobody', call)
  followInvitation('https://site.example/', call)
  assert.deepEqual(told, [{ invite_code: 'K7M2QX4D' }])
})

test('the highest value fills the row, nothing is flat on the ground', () => {
  assert.equal(lineOver([0, 5, 10]), 'M40 60L120 33L200 6')
  assert.equal(areaUnder([0, 5, 10]), 'M40 60L40 60L120 33L200 6L200 60z')
  assert.deepEqual(barsOf([0, 10]), [
    { x: 42, y: 60, width: 36, height: 0 },
    { x: 162, y: 6, width: 36, height: 54 },
  ])
  assert.equal(lineOver([0, 0]), 'M60 60L180 60')
})

test('the axis names few enough periods to be read, the last one always', () => {
  assert.deepEqual(labelledCells(12), [2, 5, 8, 11])
  assert.deepEqual(labelledCells(30), [5, 11, 17, 23, 29])
})
