import { recountReviews } from '../inventory/recount-reviews.ts'
import type { PersonalData } from '../personal-data/personal-data.ts'
import { deleteReviewsOf, listReviewsOf, moveReviews, readGuestSums } from './store.ts'

export const reviewData: PersonalData = {
  name: 'reviews',
  read: listReviewsOf,
  // The text of a review may identify its author; its pictures are erased with the uploads.
  erase: async (tx, guestId) => {
    for (const hotelId of await deleteReviewsOf(tx, guestId))
      await recountReviews(tx, hotelId, () => readGuestSums(tx, hotelId))
  },
  move: (tx, { from, into }) => moveReviews(tx, from, into),
}
