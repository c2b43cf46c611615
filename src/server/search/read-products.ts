import type { Charge } from '#domain/charges.ts'
import type { ChildBand, Product, RatePlan, RoomType } from '#domain/product.ts'
import { productOf } from '#domain/product.ts'
import type { Shard } from './shard.ts'

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** What a set of charges comes to, as `productOf` adds it up: the same for every product of a hotel. */
type Sums = Pick<
  Product,
  | 'charges'
  | 'grossPercent'
  | 'chargedPerRoomNight'
  | 'chargedPerPersonNight'
  | 'summedUpTo'
  | 'particularCharges'
>

/**
 * The products of a shard as the rules want to see them. It is the same object every time, filled anew: read it before
 * the next one is asked for, and do not keep it. Who wants to keep one calls `makeProduct`.
 */
export function readProducts(shard: Shard): (product: number) => Product {
  const { products, plans, rooms, alike } = shard
  if (products.columns.length === 0) return () => makeProduct(shard, 0)
  const sums: Sums[] = []
  const read: Mutable<Product> = { ...makeProduct(shard, 0) }
  const plan: Mutable<RatePlan> = { ...read.plan }
  read.plan = plan
  let lastPlan = -1
  return (product) => {
    const column = products.columns[product]!
    const at = products.plans[product]!
    read.column = column
    read.room = alike.roomKinds[rooms.kinds[column]!]!
    read.includedAdults = read.room.includedAdults
    read.restrictions = alike.rules[products.rules[product]!]!
    if (at === lastPlan) return read
    lastPlan = at
    const { board, payment, cancellation, children } = alike.planKinds[plans.kinds[at]!]!
    plan.board = board
    plan.payment = payment
    plan.cancellation = cancellation
    plan.children = children
    read.percent = plan.percent = plans.percent[at]!
    read.singleUse = plan.singleUse = plans.singleUse[at]!
    read.extraAdult = plan.extraAdult = plans.extraAdult[at]!
    read.boardPrice = plan.boardPrice = plans.boardPrice[at]!
    const sum = (sums[plans.charges[at]!] ??= sumsOf(alike.charges[plans.charges[at]!]!))
    read.charges = sum.charges
    read.grossPercent = sum.grossPercent
    read.chargedPerRoomNight = sum.chargedPerRoomNight
    read.chargedPerPersonNight = sum.chargedPerPersonNight
    read.summedUpTo = sum.summedUpTo
    read.particularCharges = sum.particularCharges
    return read
  }
}

/** A product of its own. */
export function makeProduct({ products, plans, rooms, alike }: Shard, product: number): Product {
  const column = products.columns[product]!
  const at = products.plans[product]!
  return productOf({
    column,
    room: alike.roomKinds[rooms.kinds[column]!]!,
    plan: {
      ...alike.planKinds[plans.kinds[at]!]!,
      percent: plans.percent[at]!,
      singleUse: plans.singleUse[at]!,
      extraAdult: plans.extraAdult[at]!,
      boardPrice: plans.boardPrice[at]!,
    },
    charges: alike.charges[plans.charges[at]!]!,
    restrictions: alike.rules[products.rules[product]!]!,
  })
}

const NO_ROOM: RoomType = { includedAdults: 0, maxAdults: 0, maxGuests: 0 }
const NO_BANDS: readonly ChildBand[] = []
const NO_PLAN: RatePlan = {
  percent: 0,
  singleUse: 0,
  extraAdult: 0,
  board: 'room_only',
  boardPrice: 0,
  children: NO_BANDS,
  payment: { type: 'prepay' },
  cancellation: { steps: [], noShow: { of: 'percent', value: 0 } },
}

const sumsOf = (charges: readonly Charge[]): Sums =>
  productOf({ column: 0, room: NO_ROOM, plan: NO_PLAN, charges, restrictions: [] })

/** A plan that takes children of these ages, for asking only whether guests fit. */
export const planFor = (ages: readonly number[]): RatePlan => ({
  ...NO_PLAN,
  children: ages.map((toAge) => ({ toAge, perNight: 0, board: 0 })),
})
