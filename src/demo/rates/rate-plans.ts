import type { CancellationPolicy } from '#domain/price/cancellation.ts'
import type { PaymentTerms } from '#domain/price/payment-types.ts'
import type { ChildBand, RatePlan } from '#domain/price/product.ts'
import type { Board } from '#domain/stay/board.ts'
import type { Bilingual } from '#domain/text/locale.ts'
import type { HotelKind } from '../kinds.ts'
import type { Random } from '../random.ts'
import { flexible, nonRefundable, partial } from './cancellation-policies.ts'
import type { PriceScale } from './price-step.ts'
import { roundToStep } from './price-step.ts'

export type HotelPlan = RatePlan & {
  readonly code: string
  readonly name: Bilingual
  /** Minimum days before arrival, and minimum nights; 0 for none. */
  readonly minAdvance: number
  readonly minStay: number
}

type Facts = {
  kind: HotelKind
  stars: number
  amenities: readonly string[]
  childrenFree: number
  /** The cheapest room, in the hotel's currency. */
  price: number
  scale: PriceScale
}

type Terms = {
  code: string
  en: string
  zh: string
  percent: number
  payment: PaymentTerms
  cancellation: CancellationPolicy
  minAdvance?: number
  minStay?: number
}

/** Two to five plans: plans with the same terms differ by their meals alone. */
export function ratePlansOf(facts: Facts, random: Random): HotelPlan[] {
  const terms = termsOf(facts, random)
  const boards = boardsOf(facts, random)
  const wanted = terms.flatMap((term, at) =>
    boards.slice(0, at === 0 ? 3 : 2).map((board) => ({ term, board })),
  )
  const surely = wanted.filter(({ term, board }) => term === terms[0] || board === boards[0])
  const perhaps = wanted.filter((pair) => !surely.includes(pair) && random.chance(45))
  return [...surely, ...perhaps].slice(0, 5).map(({ term, board }) => planOf(term, board, facts, random))
}

function termsOf({ stars }: Facts, random: Random): Terms[] {
  const free = random.pick(flexible)
  const payment: PaymentTerms = random.weighted<PaymentTerms>([
    [{ type: 'at_hotel' }, stars <= 3 ? 50 : 25],
    [{ type: 'guarantee' }, stars >= 3 ? 40 : 15],
    [{ type: 'prepay' }, 20],
    [{ type: 'deposit', deposit: { of: 'nights', value: 1 } }, 12],
  ])
  const saving = random.int(6, 15) * 100
  const terms: Terms[] = [
    { code: 'flex', en: 'Flexible', zh: '灵活取消', percent: 10_000, payment, cancellation: free },
  ]
  const prepay: PaymentTerms = { type: 'prepay' }
  if (random.chance(82)) {
    terms.push({
      code: 'saver',
      en: 'Saver, non-refundable',
      zh: '特惠 · 不可退款',
      percent: 10_000 - saving,
      payment: prepay,
      cancellation: nonRefundable,
    })
  }
  if (random.chance(16)) {
    terms.push({
      code: 'semi',
      en: 'Partly refundable',
      zh: '部分可退',
      percent: 10_000 - Math.floor(saving / 200) * 100,
      payment: { type: 'deposit', deposit: { of: 'percent', value: 3_000 } },
      cancellation: partial,
    })
  }
  if (random.chance(20)) {
    const days = random.pick([14, 21, 30])
    terms.push({
      code: 'early',
      en: `Book ${days} days ahead`,
      zh: `提前${days}天预订`,
      percent: 10_000 - saving - 400,
      payment: prepay,
      cancellation: nonRefundable,
      minAdvance: days,
    })
  }
  if (random.chance(18)) {
    const nights = random.pick([4, 5, 7])
    terms.push({
      code: 'long',
      en: `Stay ${nights} nights or more`,
      zh: `连住${nights}晚起`,
      percent: 9_200 - random.int(0, 6) * 100,
      payment,
      cancellation: free,
      minStay: nights,
    })
  }
  return terms
}

function boardsOf({ kind, stars, amenities }: Facts, random: Random): Board[] {
  if (!amenities.includes('breakfast')) return ['room_only']
  const dinner =
    amenities.includes('restaurant') && (kind === 'resort' || kind === 'ryokan' || kind === 'lodge')
  if (kind === 'resort' && stars >= 4 && random.chance(22)) return ['half_board', 'all_inclusive']
  if (kind === 'ryokan') return dinner ? ['breakfast', 'half_board'] : ['breakfast']
  if (kind === 'riad' || (kind === 'guesthouse' && random.chance(40))) return ['breakfast']
  return dinner && random.chance(50) ? ['room_only', 'breakfast', 'half_board'] : ['room_only', 'breakfast']
}

/** Percentage of the cheapest room's price for one adult; the cents are the minimum anywhere. */
const boardShares: Readonly<Record<Board, readonly [percent: number, cents: number]>> = {
  room_only: [0, 0],
  breakfast: [9, 250],
  half_board: [24, 900],
  full_board: [34, 1_400],
  all_inclusive: [46, 2_000],
}

const boardWords: Readonly<Record<Board, Bilingual>> = {
  room_only: { en: 'room only', zh: '不含早餐' },
  breakfast: { en: 'with breakfast', zh: '含早餐' },
  half_board: { en: 'with breakfast and dinner', zh: '含早餐和晚餐' },
  full_board: { en: 'with all meals', zh: '含三餐' },
  all_inclusive: { en: 'all inclusive', zh: '全包' },
}

function planOf(term: Terms, board: Board, facts: Facts, random: Random): HotelPlan {
  const { price, scale, childrenFree } = facts
  const [percent, cents] = boardShares[board]
  const boardPrice =
    board === 'room_only'
      ? 0
      : roundToStep(Math.max(Math.floor((price * percent) / 100), scale.fromCents(cents)), scale.step)
  return {
    code: board === 'room_only' ? term.code : `${term.code}-${board.replace('_', '-')}`,
    name: { en: `${term.en}, ${boardWords[board].en}`, zh: `${term.zh} · ${boardWords[board].zh}` },
    percent: term.percent,
    singleUse: random.chance(30) ? 9_000 : 10_000,
    extraAdult: roundToStep(Math.floor((price * 28) / 100), scale.step),
    board,
    boardPrice,
    children: childBands(childrenFree, roundToStep(Math.floor((price * 14) / 100), scale.step)),
    payment: term.payment,
    cancellation: term.cancellation,
    minAdvance: term.minAdvance ?? 0,
    minStay: term.minStay ?? 0,
  }
}

/** Young children stay free, older ones pay half of an adult's extra bed and half of the meals. */
function childBands(freeUpTo: number, perNight: number): ChildBand[] {
  return [
    { toAge: freeUpTo, perNight: 0, board: 0 },
    { toAge: Math.max(12, freeUpTo + 4), perNight, board: 5_000 },
  ]
}
