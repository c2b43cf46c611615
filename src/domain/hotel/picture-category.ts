/** Categories of a hotel's pictures, in gallery order. */
export const pictureCategories = [
  'exterior',
  'rooms',
  'bathroom',
  'lobby',
  'dining',
  'pool',
  'wellness',
  'meeting',
  'view',
] as const
export type PictureCategory = (typeof pictureCategories)[number]

export type CategoryCount = { readonly category: PictureCategory; readonly count: number }

/** Number of pictures per category; empty categories are omitted. */
export function countByCategory(
  pictures: readonly { readonly category?: PictureCategory | undefined }[],
): CategoryCount[] {
  return pictureCategories
    .map((category) => ({
      category,
      count: pictures.filter((picture) => picture.category === category).length,
    }))
    .filter(({ count }) => count > 0)
}
