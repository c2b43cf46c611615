import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { clockSkew, watchClock } from './clock-skew.ts'

const { db, drop } = await testDatabase({ migrated: false })
after(drop)

test('the skew is what the reading of both clocks cannot explain, and has a sign', () => {
  const skew = (database: number) => clockSkew({ before: 1_000, database, after: 1_200 })
  assert.deepEqual([1_000, 1_100, 1_200].map(skew), [0, 0, 0])
  assert.deepEqual([skew(400), skew(3_200)], [600, -2_000])
})

test('a clock that is off by more than a second is reported once, and once when it is right again', async () => {
  let ahead = 0
  const said: string[] = []
  const log = { error: (text: string) => said.push(text), info: (text: string) => said.push(text) }
  const watch = watchClock({ db, now: () => Date.now() + ahead, log, every: 3_600_000 })
  after(watch.close)
  assert.equal(await watch.whyWrong(), null)
  ahead = 15 * 60_000
  assert.match((await watch.whyWrong())!, /^The clock of this machine is (899\.9|900\.\d) seconds ahead of/)
  await watch.whyWrong()
  ahead = -5_000
  assert.match((await watch.whyWrong())!, /behind that of the database$/)
  ahead = 0
  assert.equal(await watch.whyWrong(), null)
  assert.equal(said.length, 2, said.join('\n'))
  assert.match(said[0]!, /ahead of that of the database: synchronise both by NTP\.$/)
  assert.match(said[1]!, /agrees/)
})

test('the last measurement is known while another one waits for a connection', async () => {
  const answers: Promise<unknown>[] = [Promise.resolve([{ time: new Date(Date.now() - 60_000) }])]
  const db = (() => answers.shift() ?? new Promise(() => {})) as never
  const watch = watchClock({ db, now: Date.now, log: { error: () => {}, info: () => {} }, every: 3_600_000 })
  after(watch.close)
  assert.match((await watch.lastWhyWrong())!, /ahead of/)
  void watch.whyWrong()
  assert.match((await watch.lastWhyWrong())!, /ahead of/)
})

test('a database that does not answer says nothing about the clock', async () => {
  const away = (() => Promise.reject(new Error('away'))) as never
  const log = { error: () => assert.fail(), info: () => assert.fail() }
  const watch = watchClock({ db: away, now: Date.now, log })
  assert.equal(await watch.whyWrong(), null)
  watch.close()
})
