import type { BuiltHotel } from './build-hotel.ts'
import type { HouseTable, PlanTable, ProductTable, RoomTable, Shard } from './shard.ts'

type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int16Array | Int32Array | Float64Array
type Kind = {
  new (buffer: ArrayBuffer, at: number, length: number): NumberArray
  readonly BYTES_PER_ELEMENT: number
}
type Kinds<Table> = { readonly [Column in keyof Table]: Kind }

const houses: Kinds<HouseTable> = {
  firstProducts: Uint32Array,
  products: Uint32Array,
  firstRooms: Uint32Array,
  rooms: Uint16Array,
  firstTerms: Uint32Array,
  firstBids: Uint32Array,
  bids: Uint16Array,
  bidsTogether: Uint16Array,
  zones: Uint16Array,
  currencies: Uint16Array,
  stars: Uint8Array,
  scores: Int16Array,
  reviews: Uint32Array,
  districts: Float64Array,
  amenityBits: Int32Array,
}
const rooms: Kinds<RoomTable> = {
  ids: Float64Array,
  units: Uint32Array,
  names: Uint32Array,
  kinds: Uint32Array,
  backs: Uint8Array,
  capacities: Uint32Array,
}
const plans: Kinds<PlanTable> = {
  ids: Float64Array,
  percent: Uint32Array,
  singleUse: Uint32Array,
  extraAdult: Float64Array,
  boardPrice: Float64Array,
  names: Uint32Array,
  kinds: Uint32Array,
  bands: Uint32Array,
  charges: Uint32Array,
}
const products: Kinds<ProductTable> = {
  columns: Uint32Array,
  plans: Uint32Array,
  priceTerms: Uint32Array,
  classes: Uint32Array,
  capacities: Uint32Array,
  rules: Uint32Array,
}

type Tables = Pick<Shard, 'houses' | 'rooms' | 'plans' | 'products' | 'bids' | 'priceTerms' | 'families'>

/** The tables of a shard, row by row: a city has tens of thousands of rows, and nobody should wait for all at once. */
export function createTables() {
  const made = {
    houses: columnsOf(houses),
    rooms: columnsOf(rooms),
    plans: columnsOf(plans),
    products: columnsOf(products),
    rows: columnsOf<Pick<Shard, 'priceTerms' | 'bids' | 'families'>>({
      priceTerms: Float64Array,
      bids: Int32Array,
      families: Int32Array,
    }),
  }
  const { priceTerms, bids, families } = made.rows.numbers
  return {
    add: (built: BuiltHotel) => {
      made.houses.add(built.house)
      for (const row of built.rooms) made.rooms.add(row)
      for (const row of built.plans) made.plans.add(row)
      for (const row of built.products) made.products.add(row)
      for (const row of built.priceTerms) priceTerms.push(...row)
      for (const row of built.bids) bids.push(...row)
      families.push(...built.families)
    },
    finish: (): Tables => {
      const all = Object.values(made)
      const block = new ArrayBuffer(all.reduce((sum, { bytes }) => sum + bytes(), 0))
      let at = 0
      const next = <Table>({ bytes, table }: Columns<Table>): Table => {
        at += bytes()
        return table(block, at - bytes())
      }
      return {
        houses: next(made.houses),
        rooms: next(made.rooms),
        plans: next(made.plans),
        products: next(made.products),
        ...next(made.rows),
      }
    },
  }
}

/** Where every kind of number may begin. */
const WHOLE_WORD = 8
const sizeOf = (kind: Kind, length: number) =>
  Math.ceil((length * kind.BYTES_PER_ELEMENT) / WHOLE_WORD) * WHOLE_WORD

type Columns<Table> = {
  readonly numbers: { readonly [Column in keyof Table]: number[] }
  readonly add: (row: { readonly [Column in keyof Table]: number }) => void
  readonly bytes: () => number
  /** All columns of a city lie in one block: the engine has a note to keep of each block, and there are many cities. */
  readonly table: (block: ArrayBuffer, from: number) => Table
}

function columnsOf<Table>(kinds: Kinds<Table>): Columns<Table> {
  const names = Object.keys(kinds) as (keyof Table)[]
  const numbers = Object.fromEntries(names.map((name) => [name, []])) as unknown as Columns<Table>['numbers']
  return {
    numbers,
    add: (row) => {
      for (const name of names) numbers[name].push(row[name])
    },
    bytes: () => names.reduce((sum, name) => sum + sizeOf(kinds[name], numbers[name].length), 0),
    table: (block, from) => {
      let at = from
      const columns = names.map((name) => {
        const column = new kinds[name](block, at, numbers[name].length)
        column.set(numbers[name])
        at += sizeOf(kinds[name], numbers[name].length)
        return [name, column]
      })
      return Object.fromEntries(columns) as Table
    },
  }
}
