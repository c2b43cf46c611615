import { countAheadByHotel, countBookedByHotel, listOrdersAhead } from './hotel-orders-store.ts'

/** Facts about orders that the desk's pages on hotels show. */
export const ordersOfHotels = {
  countBooked: countBookedByHotel,
  countAhead: countAheadByHotel,
  listAhead: listOrdersAhead,
}
