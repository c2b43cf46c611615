import type { PictureCategory } from '#domain/hotel/picture-category.ts'
import { type Indoor, sorted, type View } from '#drawings/spec.ts'

const categoryOfIndoor: Readonly<Record<Indoor, PictureCategory>> = {
  bathroom: 'bathroom',
  lobby: 'lobby',
  restaurant: 'dining',
  breakfast: 'dining',
  bar: 'dining',
  pool: 'pool',
  spa: 'wellness',
  gym: 'wellness',
  meeting: 'meeting',
  view: 'view',
}

/** The gallery category of a drawn picture. */
export function categoryOf(view: View): PictureCategory {
  const shown = sorted(view)
  if ('room' in shown) return 'rooms'
  if ('indoor' in shown) return categoryOfIndoor[shown.indoor]
  return shown.composition === 'poolside' ? 'pool' : 'exterior'
}
