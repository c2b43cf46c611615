import { type FieldChange, fieldPath, type HotelSection } from './hotel-fields.ts'

/** Parts whose changes by hoteliers can require a review: guests read and see them as the site's own words. */
const reviewedSections: readonly HotelSection[] = ['texts', 'images']

export type HotelierChanges = 'publish' | 'review'

type Facts = { readonly policy: HotelierChanges; readonly isHotelier: boolean; readonly isDraft: boolean }

/** Divides changes into those that are stored now and those that wait for a review. A draft is not public. */
export function divideChanges(
  changes: readonly FieldChange[],
  { policy, isHotelier, isDraft }: Facts,
): { now: FieldChange[]; proposed: FieldChange[] } {
  const waits = ({ key }: FieldChange) => reviewedSections.includes(fieldPath(key)?.section ?? 'facts')
  const isReviewed = policy === 'review' && isHotelier && !isDraft
  return {
    now: changes.filter((change) => !isReviewed || !waits(change)),
    proposed: changes.filter((change) => isReviewed && waits(change)),
  }
}
