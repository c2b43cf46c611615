import type { Fragment } from 'postgres'
import type { Id } from '#domain/id.ts'
import type { Tx } from '../../db/database.ts'
import type { FileName } from '../csv/files.ts'

type Source = {
  readonly file: FileName
  /** Whether rows that the file does not name are removed. */
  readonly complete: boolean
  readonly table: string
  readonly columns: readonly string[]
  /** The columns that identify a row; the others are changed by the file. */
  readonly keys: readonly string[]
  /** A row in words, for the list of what is removed. */
  readonly text: string
  /** The staged rows with these columns. */
  readonly rows: Fragment
}

/** Rows of the hotels in question that the files do not name: removed by a complete import, otherwise left. */
export type Unnamed = { readonly file: FileName; readonly text: string }
export type Applied = { readonly changed: number; readonly unnamed: readonly Unnamed[] }

/** `"of", "value"`: the names come from code, never from a caller. */
export const columnList = (tx: Tx, columns: readonly string[]) =>
  tx.unsafe(columns.map((column) => `"${column}"`).join(', '))

/**
 * Lays the rows of a file over those of the hotels that it names. A row that is there already is changed, others are
 * added. Rows that the file does not name are removed only if it is complete. Hotels whose rows differ are written again.
 */
async function applyRows(tx: Tx, source: Source): Promise<Applied> {
  const { file, complete, table, columns, keys, text, rows } = source
  const names = columnList(tx, columns)
  const own = tx`select ${names} from ${tx(table)} where hotel_id in (select id from scope where file = ${file})`
  const order = columnList(tx, [columns.includes('position') ? 'position' : 'hotel_id'])
  // Rows with the same key are matched in their order.
  const numbered = (of: Fragment) => tx`
    select *, row_number() over (partition by ${columnList(tx, keys)} order by ${order}) as nth
    from (${of}) as given (${names})`
  await tx`create temporary table wanted on commit drop as select * from (${numbered(own)}) as own where false`
  await tx`create temporary table present on commit drop as ${numbered(own)}`
  await tx`insert into wanted (${names}, nth) ${numbered(rows)}`
  const isSame = tx.unsafe(
    [
      ...keys.map((key) => `wanted."${key}" is not distinct from present."${key}"`),
      'wanted.nth = present.nth',
    ].join(' and '),
  )
  const unnamed = await tx<Unnamed[]>`
    select ${file} as file, ${tx.unsafe(text)} as text from present join hotels on hotels.id = present.hotel_id
      ${table === 'restrictions' || table === 'images' ? tx`left join room_types on room_types.id = present.room_type_id` : tx``}
    where not exists (select from wanted where ${isSame}) order by 2`
  if (!complete) {
    if (columns.includes('position')) await keepPositions(tx, isSame)
    await tx`insert into wanted select * from present where not exists (select from wanted where ${isSame})`
  }
  const differing = await tx<{ hotelId: Id; rows: number }[]>`
    with wished as (select ${names} from wanted), own as (select ${names} from present),
      added as (select * from wished except all select * from own),
      gone as (select * from own except all select * from wished),
      counted as (
        select hotel_id, 1 as added, 0 as gone from added union all select hotel_id, 0, 1 from gone
      )
    select hotel_id as "hotelId", greatest(sum(added), sum(gone))::int as rows from counted group by hotel_id`
  const hotels = differing.map(({ hotelId }) => hotelId)
  if (hotels.length > 0) {
    await tx`delete from ${tx(table)} where hotel_id = any(${hotels}::bigint[])`
    await tx`insert into ${tx(table)} (${names}) select ${names} from wanted where hotel_id = any(${hotels}::bigint[])`
  }
  await tx`drop table wanted, present`
  return { changed: differing.reduce((sum, { rows: count }) => sum + count, 0), unnamed }
}

/** Rows that are there already keep their place; new ones follow. */
async function keepPositions(tx: Tx, isSame: Fragment) {
  await tx`
    with placed as (
      select wanted.ctid as place, coalesce(present.position,
        (select coalesce(max(position), -1) from present as own where own.hotel_id = wanted.hotel_id)
          + row_number() over (partition by wanted.hotel_id, present.position is null order by wanted.position)) as position
      from wanted left join present on ${isSame}
    )
    update wanted set position = placed.position from placed where wanted.ctid = placed.place`
}

export const applyTexts = (tx: Tx, complete: boolean) =>
  applyRows(tx, {
    complete,
    file: 'texts',
    table: 'hotel_texts',
    columns: ['hotel_id', 'locale', 'description'],
    keys: ['hotel_id', 'locale'],
    text: "hotels.code || ': description in ' || locale",
    rows: tx`
      select hotels.id, row->>'locale', row->>'description' from stage join hotels on hotels.code = stage.hotel
      where file = 'texts'`,
  })

export const applyRestrictions = (tx: Tx, complete: boolean) =>
  applyRows(tx, {
    complete,
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
    keys: ['hotel_id', 'room_type_id', 'rate_plan_id', 'kind', 'from_date', 'to_date', 'weekdays'],
    text: "format('%s: %s from %s to %s%s', hotels.code, present.kind, from_date, to_date, ' of room ' || room_types.code)",
    rows: tx`
      select hotels.id, room_types.id, rate_plans.id, x.kind, x."from", x."to", x.weekdays, x.value
      from stage join hotels on hotels.code = stage.hotel
        left join room_types on room_types.hotel_id = hotels.id and room_types.code = stage.room
        left join rate_plans on rate_plans.hotel_id = hotels.id and rate_plans.code = row->>'rate',
        jsonb_to_record(row) as x (kind text, "from" date, "to" date, weekdays smallint, value smallint)
      where file = 'restrictions'`,
  })

export const applyTaxes = (tx: Tx, complete: boolean) =>
  applyRows(tx, {
    complete,
    file: 'taxes',
    table: 'taxes',
    columns: [
      ...['hotel_id', 'position', 'kind', 'name_en', 'name_zh', 'of', 'value', 'per', 'each', 'max_nights'],
      ...['from_age', 'collected'],
    ],
    keys: ['hotel_id', 'kind', 'name_en'],
    text: "format('%s: %s', hotels.code, present.name_en)",
    rows: tx`
      select hotels.id, row_number() over (partition by hotels.id order by line) - 1, x.kind, x.name_en, x.name_zh,
        x."of", x.value, x.per, x.each, x.max_nights, x.from_age, x.collected
      from stage join hotels on hotels.code = stage.hotel, jsonb_to_record(row) as x (kind text, name_en text,
        name_zh text, "of" text, value bigint, per text, each text, max_nights smallint, from_age smallint,
        collected text)
      where file = 'taxes'`,
  })

export const applyImages = (tx: Tx, complete: boolean) =>
  applyRows(tx, {
    complete,
    file: 'images',
    table: 'images',
    columns: ['hotel_id', 'room_type_id', 'position', 'url', 'alt_en', 'alt_zh', 'category'],
    keys: ['hotel_id', 'room_type_id', 'url'],
    text: "format('%s: %s', hotels.code, url)",
    rows: tx`
      select hotels.id, room_types.id, row_number() over (partition by hotels.id order by line) - 1, row->>'url',
        row->>'alt_en', row->>'alt_zh', row->>'category'
      from stage join hotels on hotels.code = stage.hotel
        left join room_types on room_types.hotel_id = hotels.id and room_types.code = stage.room
      where file = 'images'`,
  })
