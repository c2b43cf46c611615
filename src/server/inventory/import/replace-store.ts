import type { Fragment } from 'postgres'
import type { Id } from '#domain/id.ts'
import type { Tx } from '../../db/database.ts'
import type { FileName } from '../csv/files.ts'

type Replacement = {
  readonly file: FileName
  readonly table: string
  readonly columns: readonly string[]
  /** The staged rows with these columns. */
  readonly rows: Fragment
}

/** `"of", "value"`: the names come from code, never from a caller. */
export const columnList = (tx: Tx, columns: readonly string[]) =>
  tx.unsafe(columns.map((column) => `"${column}"`).join(', '))

/**
 * For tables of which a file holds all rows of the hotels that it names. Hotels whose rows differ are written again.
 * Returns how many rows were added, changed or removed.
 */
async function replaceRows(tx: Tx, { file, table, columns, rows }: Replacement): Promise<number> {
  const names = columnList(tx, columns)
  await tx`create temporary table wanted on commit drop as select ${names} from ${tx(table)} where false`
  await tx`insert into wanted (${names}) ${rows}`
  const own = tx`select ${names} from ${tx(table)} where hotel_id in (select id from scope where file = ${file})`
  const differing = await tx<{ hotelId: Id; rows: number }[]>`
    with added as (select * from wanted except all (${own})), gone as ((${own}) except all select * from wanted),
      counted as (
        select hotel_id, 1 as added, 0 as gone from added union all select hotel_id, 0, 1 from gone
      )
    select hotel_id as "hotelId", greatest(sum(added), sum(gone))::int as rows from counted group by hotel_id`
  const hotels = differing.map(({ hotelId }) => hotelId)
  if (hotels.length > 0) {
    await tx`delete from ${tx(table)} where hotel_id = any(${hotels}::bigint[])`
    await tx`insert into ${tx(table)} (${names}) select ${names} from wanted where hotel_id = any(${hotels}::bigint[])`
  }
  await tx`drop table wanted`
  return differing.reduce((sum, { rows: count }) => sum + count, 0)
}

export const replaceTexts = (tx: Tx) =>
  replaceRows(tx, {
    file: 'texts',
    table: 'hotel_texts',
    columns: ['hotel_id', 'locale', 'description'],
    rows: tx`
      select hotels.id, row->>'locale', row->>'description' from stage join hotels on hotels.code = stage.hotel
      where file = 'texts'`,
  })

export const replaceRestrictions = (tx: Tx) =>
  replaceRows(tx, {
    file: 'restrictions',
    table: 'restrictions',
    columns: [
      'hotel_id',
      'room_type_id',
      'rate_plan_id',
      'kind',
      'from_date',
      'to_date',
      'weekdays',
      'value',
    ],
    rows: tx`
      select hotels.id, room_types.id, rate_plans.id, x.kind, x."from", x."to", x.weekdays, x.value
      from stage join hotels on hotels.code = stage.hotel
        left join room_types on room_types.hotel_id = hotels.id and room_types.code = stage.room
        left join rate_plans on rate_plans.hotel_id = hotels.id and rate_plans.code = row->>'rate',
        jsonb_to_record(row) as x (kind text, "from" date, "to" date, weekdays smallint, value smallint)
      where file = 'restrictions'`,
  })

export const replaceTaxes = (tx: Tx) =>
  replaceRows(tx, {
    file: 'taxes',
    table: 'taxes',
    columns: [
      ...['hotel_id', 'position', 'kind', 'name_en', 'name_zh', 'of', 'value', 'per', 'each', 'max_nights'],
      ...['from_age', 'collected'],
    ],
    rows: tx`
      select hotels.id, row_number() over (partition by hotels.id order by line) - 1, x.kind, x.name_en, x.name_zh,
        x."of", x.value, x.per, x.each, x.max_nights, x.from_age, x.collected
      from stage join hotels on hotels.code = stage.hotel, jsonb_to_record(row) as x (kind text, name_en text,
        name_zh text, "of" text, value bigint, per text, each text, max_nights smallint, from_age smallint,
        collected text)
      where file = 'taxes'`,
  })

export const replaceImages = (tx: Tx) =>
  replaceRows(tx, {
    file: 'images',
    table: 'images',
    columns: ['hotel_id', 'room_type_id', 'position', 'url', 'alt_en', 'alt_zh', 'category'],
    rows: tx`
      select hotels.id, room_types.id, row_number() over (partition by hotels.id order by line) - 1, row->>'url',
        row->>'alt_en', row->>'alt_zh', row->>'category'
      from stage join hotels on hotels.code = stage.hotel
        left join room_types on room_types.hotel_id = hotels.id and room_types.code = stage.room
      where file = 'images'`,
  })
