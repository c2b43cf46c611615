import type { BuiltHotel } from './build-hotel.ts'
import type { HouseTable, PlanTable, ProductTable, RoomTable, Shard } from './shard.ts'

type NumberArray = Uint8Array | Uint16Array | Uint32Array | Int16Array | Int32Array | Float64Array
type Kind = new (from: readonly number[]) => NumberArray
type Kinds<Table> = { readonly [Column in keyof Table]: Kind }

const houses: Kinds<HouseTable> = {
  firstProducts: Uint32Array,
  products: Uint32Array,
  firstRooms: Uint32Array,
  rooms: Uint16Array,
  firstBids: Uint32Array,
  bids: Uint16Array,
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
  groups: Uint8Array,
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

/** The tables of a shard, row by row: a city has tens of thousands of rows, and nobody should wait for all at once. */
export function createTables() {
  const made = {
    houses: columnsOf(houses),
    rooms: columnsOf(rooms),
    plans: columnsOf(plans),
    products: columnsOf(products),
  }
  const priceTerms: number[] = []
  const bids: number[] = []
  return {
    add: (built: BuiltHotel) => {
      made.houses.add(built.house)
      for (const row of built.rooms) made.rooms.add(row)
      for (const row of built.plans) made.plans.add(row)
      for (const row of built.products) made.products.add(row)
      for (const row of built.priceTerms) priceTerms.push(...row)
      for (const row of built.bids) bids.push(...row)
    },
    finish: (): Pick<Shard, 'houses' | 'rooms' | 'plans' | 'products' | 'bids' | 'priceTerms'> => ({
      houses: made.houses.table(),
      rooms: made.rooms.table(),
      plans: made.plans.table(),
      products: made.products.table(),
      priceTerms: new Float64Array(priceTerms),
      bids: new Float64Array(bids),
    }),
  }
}

function columnsOf<Table>(kinds: Kinds<Table>) {
  const columns = (Object.keys(kinds) as (keyof Table)[]).map((name) => ({ name, numbers: [] as number[] }))
  return {
    add: (row: { readonly [Column in keyof Table]: number }) => {
      for (const { name, numbers } of columns) numbers.push(row[name])
    },
    table: () =>
      Object.fromEntries(columns.map(({ name, numbers }) => [name, new kinds[name](numbers)])) as Table,
  }
}
