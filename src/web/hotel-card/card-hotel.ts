import type { Picture } from '#contract/media.ts'
import type { HotelCard, Offer } from '#contract/search.ts'
import { drawnSize, type ShownPicture } from '../pictures/picture-props.ts'

/** Pictures that a card shows before the hotel's own page shows them all. */
export const cardPictures = 5

/** The fields that a card shows. The page carries its data in the HTML, so no other field is sent. */
const cardFields = [
  'id',
  'name',
  'stars',
  'score',
  'reviews',
  'district',
  'distance_m',
  'lat',
  'lon',
  'reason',
  'nearest',
  'stay',
  'asked',
] as const satisfies readonly (keyof HotelCard)[]
const offerFields = [
  'room',
  'rate',
  'room_name',
  'board',
  'cancellation',
  'free_until',
  'payment',
  'left',
  'total',
  'nightly',
  'free_from',
] as const satisfies readonly (keyof Offer)[]

/** Any hotel card of the API has them. */
export type CardHotel = Pick<HotelCard, (typeof cardFields)[number]> & {
  readonly images: readonly ShownPicture[]
  readonly offer: Pick<Offer, (typeof offerFields)[number]> | null
}

export const cardHotel = (card: HotelCard): CardHotel => ({
  ...pick(card, cardFields),
  images: card.images.slice(0, cardPictures).map(cardPicture),
  offer: card.offer && pick(card.offer, offerFields),
})

const pick = <Whole extends object, Name extends keyof Whole>(whole: Whole, names: readonly Name[]) =>
  Object.fromEntries(
    names.filter((name) => whole[name] !== undefined).map((name) => [name, whole[name]]),
  ) as Pick<Whole, Name>

/** Only the first is seen at once: the others need no ground to wait on. */
function cardPicture(picture: Picture, at: number): ShownPicture {
  const { url, card, alt, placeholder, width, height, srcset } = picture
  const isUsual = width === drawnSize.width && height === drawnSize.height
  return {
    url: card ?? url,
    alt,
    ...(placeholder && at === 0 ? { placeholder } : {}),
    ...(width && height && !isUsual ? { width, height } : {}),
    ...(srcset ? { srcset } : {}),
  }
}

/** The hotel's own date and hour of an instant that carries its offset: `2026-12-10T18:00:00+09:00`. */
export const hotelTime = (instant: string) => ({ date: instant.slice(0, 10), time: instant.slice(11, 16) })
