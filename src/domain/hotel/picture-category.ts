/** What a hotel's pictures show, in the order in which a gallery offers them. */
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

/** How many of the pictures show what; what none shows is left out. */
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
