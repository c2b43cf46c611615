import { createLateParts } from '#ui/late-parts.tsx'
// With the page: the parts arrive without a jump.
import './best-stays.css'

/** Most lists have fixed dates: the parts of flexible ones are fetched where they are shown. */
const late = createLateParts(async () => {
  const [parts, best] = await Promise.all([import('./flexible-parts.tsx'), import('./best-stays.tsx')])
  return { ...parts, ...best }
})

export const fetchFlexibleParts = late.fetch
export const FlexibleDatesText = late.part((parts) => parts.FlexibleDatesText)
export const FlexibleStay = late.part((parts) => parts.FlexibleStay)
export const FlexibleChip = late.part((parts) => parts.FlexibleChip)
export const EachOwn = late.part((parts) => parts.EachOwn)
export const OwnDates = late.part((parts) => parts.OwnDates)
export const Compared = late.part((parts) => parts.Compared)
export const BestStays = late.part((parts) => parts.BestStays)
