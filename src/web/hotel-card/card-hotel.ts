import type { Picture } from '#contract/media.ts'
import type { HotelCard, Offer } from '#contract/search.ts'
import { drawnSize, type ShownPicture } from '../pictures/picture-props.ts'

/** Pictures that a card shows before the hotel's own page shows them all. */
export const cardPictures = 5

/** The fields that a card shows; any hotel card of the API has them. */
export type CardHotel = Pick<
  HotelCard,
  | 'id'
  | 'name'
  | 'stars'
  | 'score'
  | 'reviews'
  | 'district'
  | 'distance_m'
  | 'lat'
  | 'lon'
  | 'reason'
  | 'nearest'
  | 'stay'
  | 'asked'
> & {
  readonly images: readonly ShownPicture[]
  readonly offer: Pick<
    Offer,
    | 'room'
    | 'rate'
    | 'room_name'
    | 'board'
    | 'cancellation'
    | 'free_until'
    | 'payment'
    | 'left'
    | 'total'
    | 'nightly'
    | 'free_from'
  > | null
}

/** Only that: the page carries its data in the HTML, so what nobody shows is not sent. */
export function cardHotel(card: HotelCard): CardHotel {
  const { id, name, stars, score, reviews, district, distance_m, lat, lon, reason, nearest, images } = card
  const facts = { id, name, stars, score, reviews, district, distance_m, lat, lon, reason, nearest }
  const { stay, asked } = card
  return {
    ...facts,
    ...(stay && { stay }),
    ...(asked !== undefined && { asked }),
    images: images.slice(0, cardPictures).map(cardPicture),
    offer: cardOffer(card.offer),
  }
}

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

function cardOffer(offer: Offer | null): CardHotel['offer'] {
  if (!offer) return null
  const { room, rate, room_name, board, cancellation, free_until, payment, left, total, nightly } = offer
  const { free_from } = offer
  const terms = { room, rate, room_name, board, cancellation, free_until, payment, left, total, nightly }
  return free_from ? { ...terms, free_from } : terms
}

/** The hotel's own date and hour of an instant that carries its offset: `2026-12-10T18:00:00+09:00`. */
export const hotelTime = (instant: string) => ({ date: instant.slice(0, 10), time: instant.slice(11, 16) })
