import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isFromRunningServer, isOfReplica, isUnavailable } from './faults.ts'
import { inResponsiveTime, type Tick } from './responsive-time.ts'
import { type Answer, type Presence, type Probe, watchDatabase } from './watch-database.ts'

const never = new Promise<never>(() => {})
const tickOf =
  (...took: number[]): Tick =>
  async () =>
    took.length > 1 ? took.shift()! : took[0]!
const watched = (probe: Partial<Probe>, tick: Tick) =>
  watchDatabase(null as never, { probe: { ask: () => never, reset: () => {}, ...probe }, tick })

test('a database that refuses is away at once, and pending reads are notified', async () => {
  const watch = watched({ ask: async () => ({ presence: 'away' }) }, () => never)
  let told = 0
  watch.during(() => told++)
  assert.equal(await watch.check(), true)
  assert.deepEqual([watch.isAway(), told], [true, 1])
  watch.close()
})

test('a database without an answer for five responsive seconds is away', async () => {
  let resets = 0
  const watch = watched({ reset: () => resets++ }, tickOf(250))
  assert.equal(await watch.check(), true)
  assert.equal(resets, 1)
  watch.close()
})

test('time in which this process was stalled does not count', async () => {
  let ticks = 0
  const answer = Promise.withResolvers<Answer>()
  const watch = watched({ ask: () => answer.promise }, async () => {
    // Two minutes of CPU starvation, never five responsive seconds in a row.
    if (++ticks === 120) answer.resolve({ presence: 'here' })
    return ticks % 10 === 0 ? 4_000 : 250
  })
  assert.equal(await watch.check(), false)
  assert.equal(watch.isAway(), false)
  watch.close()
})

test('an answer that arrived during the last stall is read', async () => {
  const answer = Promise.withResolvers<string>()
  let ticks = 0
  const tick = async () => {
    if (++ticks === 20) setImmediate(() => answer.resolve('late'))
    return 250
  }
  assert.equal(await inResponsiveTime(answer.promise, { tick }), 'late')
  assert.equal(await inResponsiveTime(never, { tick: tickOf(250) }), null)
})

test('concurrent callers share one probe, and a later probe finds the database back', async () => {
  let asked = 0
  const answers: Presence[] = ['read_only', 'here']
  const watch = watched({ ask: async () => ({ presence: answers[asked++]! }) }, () => never)
  assert.deepEqual(await Promise.all([watch.check(), watch.check()]), [true, true])
  assert.equal(asked, 1)
  assert.equal(await watch.check(), false)
  assert.equal(watch.isAway(), false)
  watch.close()
})

const here = (server: string): Answer => ({ presence: 'here', server })

test('connections from before are closed when the server is another one, and after a silence', async () => {
  const answers: (Answer | null)[] = [
    here('a'),
    here('a'),
    here('b'),
    here('b'),
    null,
    here('b'),
    { presence: 'away' },
    here('b'),
    null,
    { presence: 'here' },
    here('b'),
  ]
  const closings: number[] = []
  const askedAt: number[] = []
  const watch = watchDatabase(null as never, {
    probe: {
      ask: async () => {
        askedAt.push(performance.now())
        return answers[askedAt.length - 1] ?? never
      },
      reset: () => {},
    },
    tick: tickOf(250),
    closeOpenedBefore: (time) => {
      const n = askedAt.length - 1
      // Newer connections may be to the present server.
      assert.ok(answers[n - 1] === null ? time >= askedAt[n - 1]! : time <= askedAt[n - 1]!)
      assert.ok(time <= askedAt[n]!)
      closings.push(n)
    },
  })
  while (askedAt.length < answers.length) await watch.check()
  assert.deepEqual(closings, [2, 5, 9])
  watch.close()
})

test('behind a pooler that does not answer, PostgreSQL itself is asked', async () => {
  const direct = [here('a'), never, { presence: 'away' } as const]
  const answers: boolean[] = []
  let n = 0
  const watch = watched({ askDirectly: async () => direct[n++]! }, tickOf(250))
  while (n < direct.length) answers.push(await watch.check())
  assert.deepEqual(answers, [false, true, true])
  watch.close()
})

test('errors of connection, resources, operator intervention and standby mean unavailable', () => {
  const states = ['08000', '08006', '08P01', '53100', '53300', '57014', '57P01', '57P03', '25006']
  for (const code of states) assert.equal(isUnavailable({ code }), true, code)
  for (const code of ['23505', '22P02', '40001', '25001', '42601', '5', '080060', undefined])
    assert.equal(isUnavailable({ code }), false, String(code))
  assert.equal(isUnavailable({ code: 'ECONNREFUSED', syscall: 'connect' }), true)
  assert.equal(isUnavailable({ code: 'ENOENT', syscall: 'open' }), false)
  assert.equal(isUnavailable(undefined), false)
  // The server runs, so the database is not away.
  assert.deepEqual(
    ['53300', '57014', '57P01', '08006'].map((code) => isFromRunningServer({ code })),
    [true, true, false, false],
  )
})

test('lost connections, recovery conflicts and missing migrations are faults of a replica', () => {
  for (const code of [
    '08006',
    '57P01',
    '57P03',
    '53300',
    '40001',
    '40P01',
    '42703',
    '42P01',
    'CONNECTION_CLOSED',
  ])
    assert.equal(isOfReplica({ code }), true, code)
  assert.equal(isOfReplica({ code: 'ECONNREFUSED', syscall: 'connect' }), true)
  for (const code of ['57014', '22012', '42601', '53200', '25006', undefined])
    assert.equal(isOfReplica({ code }), false, String(code))
})
