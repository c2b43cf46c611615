import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { testDatabase } from '#test/support/database.ts'
import { hotelTables } from '#test/support/hotel-tables.ts'
import { readCitusFile } from '#test/support/partitioned.ts'
import type { Db } from './database.ts'

const names = [...hotelTables.keys()]

/**
 * Foreign keys between a table of hotels and another table, by reason. Tables of guests have the first three; the others
 * are of the desk. `db/citus/1-keys.sql` drops them all.
 */
const known = {
  'the list and the history of a guest lose a hotel that is deleted': [
    'favourites.hotel_id',
    'traces.hotel_id',
  ],
  'a message can show an order, and is emptied of it': ['conversation_messages.order_id'],
  'a place is reference data, which every server can have': ['hotels.city', 'hotels.district'],
  'the work of staff on an order or payment': [
    'order_approvals.order_id',
    'order_notes.order_id',
    'order_viewers.order_id',
    'payment_disputes.payment_id',
  ],
  'a notification is deleted with its payment': ['provider_messages.payment_id'],
  'the work of staff on a hotel is deleted with it': [
    'calendar_cells.room_type_id',
    'calendar_changes.hotel_id',
    'calendar_viewers.hotel_id',
    'hotel_commissions.hotel_id',
    'hotel_editors.hotel_id',
    'hotel_proposals.hotel_id',
  ],
  'calendars of other sites are deleted with their room type': [
    'calendar_feeds.room_type_id',
    'feed_nights.room_type_id',
    'feed_tokens.room_type_id',
  ],
}

const crossing = async (db: Db) =>
  (
    await db<{ reference: string }[]>`
      select distinct conrelid::regclass || '.' || attname as reference
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f'
        and (conrelid::regclass::text = any(${names})) <> (confrelid::regclass::text = any(${names}))`
  ).map(({ reference }) => reference)

test('references between tables of hotels and other tables are few, and each has its reason', async () => {
  const { db, drop } = await testDatabase()
  after(drop)
  assert.deepEqual((await crossing(db)).sort(), Object.values(known).flat().sort())
})

test('the widened keys leave no reference between tables of hotels and others', async () => {
  const { db, drop } = await testDatabase()
  after(drop)
  await db.unsafe(readCitusFile('1-keys.sql'))
  assert.deepEqual(await crossing(db), [])
})
