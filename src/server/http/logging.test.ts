import assert from 'node:assert/strict'
import { Writable } from 'node:stream'
import { after, test } from 'node:test'
import { pino } from 'pino'
import { testDatabase } from '#test/support/database.ts'
import { logOptions } from './logging.ts'

const { db, drop } = await testDatabase({ migrated: false })
after(drop)

test('an error of the database is logged without the values of its row', async () => {
  let written = ''
  const stream = new Writable({
    write: (chunk, _, done) => {
      written += String(chunk)
      done()
    },
  })
  const log = pino(logOptions('error'), stream)
  await db`create table guests (email text unique)`
  await db`insert into guests values ('ada@lodestar.example')`
  await db`insert into guests values ('ada@lodestar.example')`.catch((err: unknown) =>
    log.error({ err }, 'failed'),
  )
  const { err } = JSON.parse(written) as { err: { code: string; constraint_name: string } }
  assert.deepEqual([err.code, err.constraint_name], ['23505', 'guests_email_key'])
  assert.doesNotMatch(written, /ada@/)
})
