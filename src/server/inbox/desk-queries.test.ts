import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testApp } from '#test/support/app.ts'
import { haveGuests } from '#test/support/guests.ts'
import { openDatabase, type Pool } from '../db/database.ts'
import { listDone, listOfGuest, readWaits } from '../feedback/inbox-tickets.ts'
import { listForStaff as listTickets } from '../feedback/staff-tickets.ts'
import { listForStaff as listClaims } from '../guarantee/decide-claim.ts'
import { listDecided as listDecidedClaims } from '../guarantee/inbox-claims.ts'
import { listDoneAnswers, listDoneQuestions, listOpenQuestions } from '../questions/inbox-questions.ts'
import { listDecided, listWaiting } from '../reviews/inbox-reviews.ts'
import { readQueue } from '../support/desk-store.ts'

const app = await testApp()
await haveGuests(app.db, [1])
const seen: { text: string; parameters: readonly unknown[] }[] = []
const listening = openDatabase(app.connection, {
  max: 1,
  onStatement: (_, text, parameters) => void seen.push({ text, parameters }),
})
after(() => listening.end())

/** Tables that grow with the number of guests. */
const growing =
  /Seq Scan on (tickets|ticket_messages|questions|answers|guest_reviews|claims|conversations|conversation_messages)\b/

const since = Date.parse('2027-01-01T00:00:00Z')
const lists: Record<string, (db: Pool) => PromiseLike<unknown>> = {
  'open tickets': (db) => listTickets(db, { state: 'open', limit: 200 }),
  'done tickets': (db) => listDone(db, since, 200),
  'tickets of a guest': (db) => listOfGuest(db, '1', 5),
  'waiting times of tickets': (db) => readWaits(db, since),
  'open questions': (db) => listOpenQuestions(db, since, 200),
  'done questions': (db) => listDoneQuestions(db, since, 200),
  'done answers': (db) => listDoneAnswers(db, since, 200),
  'waiting reviews': (db) => listWaiting(db, 'waiting', 200),
  'decided reviews': (db) => listDecided(db, since, 200),
  'open claims': (db) => listClaims(db, 'open', 200),
  'decided claims': (db) => listDecidedClaims(db, since, 200),
  'the queue of live chat': (db) => readQueue(db, { since, limit: 200 }),
}

for (const [name, run] of Object.entries(lists))
  test(`${name}: every growing table is read by an index`, async () => {
    seen.length = 0
    await run(listening)
    const statements = seen.filter(({ text }) => /^\s*\(?select/i.test(text))
    assert.ok(statements.length > 0)
    for (const { text, parameters } of statements) {
      const plan = await app.db.begin(async (tx) => {
        // With few rows a sequential scan is cheaper; where an index exists it is used now.
        await tx`set local enable_seqscan = off`
        return tx.unsafe<{ 'QUERY PLAN': string }[]>(`explain ${text}`, [...parameters] as never[])
      })
      const shown = plan.map((row) => row['QUERY PLAN']).join('\n')
      assert.doesNotMatch(shown, growing, shown)
    }
  })
