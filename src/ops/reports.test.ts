import assert from 'node:assert/strict'
import { after, mock, test } from 'node:test'
import { readSettings } from '#server/settings.ts'
import { openParts } from '#server/startup/open-parts.ts'
import type { Opened } from '#server/startup/prepare-database.ts'
import { staffMember } from '#test/support/actors.ts'
import { testDatabase } from '#test/support/database.ts'
import { reportsCommand } from './reports.ts'

const { db, drop } = await testDatabase()
after(drop)

async function ops(...words: string[]) {
  const printed = mock.method(console, 'log', () => {})
  const complained = mock.method(console, 'error', () => {})
  const drawn = mock.method(process.stderr, 'write', () => true)
  try {
    const status = await reportsCommand.run(words, {
      env: {},
      settings: () => readSettings({}),
      open: async () => ({ db }) as Opened,
      parts: async () => openParts({ db, settings: readSettings({}), clock: Date.now }),
      actor: async () => staffMember,
      changer: async () => ({}) as never,
    })
    const said = [...printed.mock.calls, ...complained.mock.calls].map(({ arguments: told }) =>
      told.join(' '),
    )
    return { status, said: said.join('\n') }
  } finally {
    for (const one of [printed, complained, drawn]) one.mock.restore()
  }
}

test('a rebuild sums every day of a period, and again without a change', async () => {
  await db`
    insert into report_days (split, key, day, currency, bookings) values ('site', 0, '2027-01-05', 'CNY', 99)`
  for (let run = 0; run < 2; run++)
    assert.deepEqual(await ops('rebuild', '--from', '2027-01-01', '--to', '2027-01-31'), {
      status: 0,
      said: '0 orders read, 31 days summed from 2027-01-01 to 2027-01-31.',
    })
  assert.equal((await db`select from report_days`).length, 0)
})

test('a wrong period is refused', async () => {
  assert.equal((await ops('rebuild', '--from', '2027-02-30')).status, 2)
  assert.equal((await ops('rebuild', '--from', '2027-02-02', '--to', '2027-02-01')).status, 2)
  assert.equal((await ops('list')).status, 2)
})
