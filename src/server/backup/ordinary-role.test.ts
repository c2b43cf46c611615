import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { openDatabase } from '../db/database.ts'
import { archiverState } from './archiver-state.ts'
import { readServer } from './store.ts'

const { db, connection, drop } = await testDatabase()
const role = `ordinary_${connection.database}`
await db.unsafe(`create role ${role} login`)
const ordinary = openDatabase({ ...connection, user: role }, { max: 1 })
after(async () => {
  await ordinary.end()
  await db.unsafe(`drop role ${role}`)
  await drop()
})

test('a role without rights can read whether the server archives its log', async () => {
  const { archiving } = await archiverState(ordinary)
  assert.equal(archiving, false)
  assert.ok((await readServer(ordinary)).major >= 15)
})
