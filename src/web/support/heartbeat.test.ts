import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SupportHeard, SupportSent } from '#contract/support.ts'
import { manualClock } from '#test/support/manual-clock.ts'
import { withHeartbeat } from './heartbeat.ts'
import type { LinkEvents } from './link.ts'

function setting(isVisible = () => true) {
  const clock = manualClock()
  const sent: SupportSent[] = []
  const heard: SupportHeard[] = []
  const seen = { lost: 0, closed: 0 }
  let far: LinkEvents | null = null
  const link = withHeartbeat(
    {
      clock,
      isVisible,
      connect: (events) => {
        far = events
        return { send: (message) => void sent.push(message), close: () => void seen.closed++ }
      },
    },
    { opened: () => {}, heard: (message) => void heard.push(message), lost: () => void seen.lost++ },
  )
  far!.opened()
  return { clock, sent, heard, seen, link, far: far! }
}

test('a connection that was cut without a word is lost within three seconds', () => {
  const { clock, seen } = setting()
  for (const _ of [1, 2]) clock.pass(1_000)
  assert.deepEqual(seen, { lost: 0, closed: 0 })
  clock.pass(1_000)
  assert.deepEqual(seen, { lost: 1, closed: 1 })
  clock.pass(10_000)
  assert.equal(seen.lost, 1)
})

test('answers keep the connection, and are not passed on', () => {
  const { clock, sent, heard, seen, far } = setting()
  for (let second = 0; second < 20; second++) {
    clock.pass(1_000)
    far.heard({ type: 'pong' })
  }
  far.heard({ type: 'typing' })
  assert.equal(sent.length, 20)
  assert.deepEqual(heard, [{ type: 'typing' }])
  assert.equal(seen.lost, 0)
})

test('a hidden page is not checked, and a closed connection is not reported', () => {
  const hidden = setting(() => false)
  for (let second = 0; second < 9; second++) hidden.clock.pass(1_000)
  assert.equal(hidden.seen.lost, 0)
  const { clock, link, seen } = setting()
  link.close()
  for (let second = 0; second < 9; second++) clock.pass(1_000)
  assert.deepEqual(seen, { lost: 0, closed: 1 })
})
