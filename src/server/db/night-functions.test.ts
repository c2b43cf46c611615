import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { partitionedDatabase, partOf } from '#test/support/partitioned.ts'
import { fillCatalogue } from '../demo-loader/fill-catalogue.ts'
import type { Tx } from './database.ts'

const now = Date.parse('2027-01-10T08:00:00Z')
const stay = ['2027-03-01', '2027-03-02', '2027-03-03']
const units = 5

/** Scans and changes of each partition, by this session and not yet reported. */
async function readAccesses(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx<{ name: string; accesses: number }[]>`
    select relname as name, (seq_scan + coalesce(idx_scan, 0) + n_tup_ins + n_tup_upd + n_tup_del)::int as accesses
    from pg_stat_xact_user_tables`
  return new Map(rows.flatMap(({ name, accesses }) => (partOf(name) ? [[name, accesses]] : [])))
}

for (const isDelegated of [false, true]) {
  const form = isDelegated ? 'in the form for Citus' : 'as migrated'
  const { db, drop } = await partitionedDatabase({
    prepare: (pool) => fillCatalogue(pool, { hotels: 6, now }),
    isDelegated,
  })
  after(drop)
  const rooms = await db<{ hotel: string; room: string }[]>`
    select hotel_id as hotel, min(id) as room from room_types group by 1 order by 1`
  await db`update room_types set units = ${units}`
  await db`delete from inventory_nights`
  const take = async ({ hotel, room }: (typeof rooms)[number], nights = stay, wanted = 1) => {
    const [row] = await db<[{ taken: boolean }]>`
      select take_nights(${hotel}, ${room}, ${nights}::date[], ${wanted}) as taken`
    return row.taken
  }
  const giveBack = ({ hotel, room }: (typeof rooms)[number], nights = stay, wanted = 1) => db`
    select return_nights(${hotel}, ${room}, ${nights}::date[], ${wanted})`
  const freeOf = async ({ room }: (typeof rooms)[number]) => {
    const rows = await db<{ free: number }[]>`
      select free from inventory_nights where room_type_id = ${room} order by night`
    return rows.map(({ free }) => free)
  }

  test(`functions of stock ${form}: taking and returning touch one part of each table`, async () => {
    for (const { hotel, room } of rooms) {
      const [before, later] = await db.begin(async (tx) => {
        const earlier = await readAccesses(tx)
        await tx`select take_nights(${hotel}, ${room}, ${stay}::date[], 1)`
        await tx`select return_nights(${hotel}, ${room}, ${stay}::date[], 1)`
        return [earlier, await readAccesses(tx)]
      })
      const touched = [...later].filter(([name, accesses]) => accesses !== before.get(name))
      const numbers = new Set(touched.map(([name]) => partOf(name)?.part))
      assert.deepEqual(
        [touched.map(([name]) => partOf(name)?.table).sort(), numbers.size],
        [['inventory_nights', 'room_types'], 1],
      )
    }
    await db`delete from inventory_nights`
  })

  test(`functions of stock ${form}: all nights are taken, or none`, async () => {
    const one = rooms[0]!
    assert.ok(await take(one, [stay[1]!], units))
    assert.equal(await take(one), false)
    assert.deepEqual(await freeOf(one), [0])
    assert.ok(await take(one, [stay[2]!, stay[0]!], 2))
    assert.deepEqual(await freeOf(one), [3, 0, 3])
    assert.equal(await take(one, [stay[0]!], 4), false)
    assert.equal(await take({ ...one, room: '999999' }), false)
    await assert.rejects(take(one, stay, 0), /nothing to take/)
    await giveBack(one, [stay[1]!], units)
    assert.deepEqual(await freeOf(one), [3, 5, 3])
    await assert.rejects(giveBack(one, [stay[1]!]), /more rooms/)
  })

  test(`functions of stock ${form}: concurrent calls take each room once`, async () => {
    const one = rooms[1]!
    const taken = await Promise.all(
      Array.from({ length: 4 * units }, (_, at) => take(one, at % 2 === 0 ? stay : stay.toReversed())),
    )
    assert.equal(taken.filter(Boolean).length, units)
    assert.deepEqual(await freeOf(one), [0, 0, 0])
  })
}
