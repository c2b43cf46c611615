import type { HotelCard } from '#contract/search.ts'
import type { Locale } from '#domain/text/locale.ts'
import { recommendationWords } from '#words/search/recommendations.ts'

/** Rankings of the hotels of a place. */
export type Titles = {
  /** Bookable hotels in the order of the ranking; the first holds the title. */
  readonly byScore: readonly HotelCard[]
  readonly byPrice: readonly HotelCard[]
  readonly byDistance: readonly HotelCard[]
}
export type Around = {
  /** "In" or "near" the place, and the origin of distances: its centre, or the spot itself. */
  readonly around: string
  readonly where: string
  readonly locale: Locale
}

/** A score is not meaningful with fewer reviews. */
const LEAST_REVIEWS = 30
/** The lowest good score. */
export const GOOD_SCORE = 8
/** Notable amenities, the rarer first. */
const TELLING = ['hot_bath', 'beach_access', 'spa', 'pool', 'kids_club', 'gym', 'garden']

/** The hotels that hold a title, each with its sentence. */
export function titleHolders(
  { byScore, byPrice, byDistance }: Titles,
  { around, where, locale }: Around,
): Map<string, string> {
  const say = recommendationWords(locale)
  const [best, cheapest, closest] = [byScore[0], byPrice[0], byDistance[0]]
  const held = new Map<string, string>()
  const give = (card: HotelCard | undefined, sentence: (card: HotelCard) => string) => {
    if (card?.offer && !held.has(card.id)) held.set(card.id, sentence(card))
  }
  if (best?.score && best.reviews >= LEAST_REVIEWS)
    give(best, ({ score, reviews }) => say.highestScore(around, score!, reviews))
  give(cheapest, () => say.lowestPrice(around, GOOD_SCORE))
  if (closest?.distance_m !== null) give(closest, ({ distance_m }) => say.closest(where, distance_m!))
  return held
}

/** A sentence from the hotel's own facts; `turn` varies it between neighbours. */
export function whyFrom(card: HotelCard, turn: number, { where, locale }: Around): string {
  const say = recommendationWords(locale)
  const { score, offer, amenities } = card
  const metres = card.distance_m ?? 0
  if (score === null || score < GOOD_SCORE) return say.near(where, metres)
  const telling = TELLING.flatMap((id) => amenities.find((amenity) => amenity.id === id) ?? [])[0]
  const reasons = [
    ...(offer?.cancellation === 'free' && offer.free_until
      ? [say.freeCancellation(offer.free_until.slice(0, 10), score)]
      : []),
    ...(telling ? [say.amenity(telling.name, score)] : []),
    ...(offer?.board === 'breakfast' ? [say.breakfast(score)] : []),
    say.wellReviewed(score, where, metres),
  ]
  return reasons[turn % reasons.length]!
}
