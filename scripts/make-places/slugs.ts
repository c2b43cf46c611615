const letters: Record<string, string> = {
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ı: 'i',
  þ: 'th',
  ð: 'd',
  ə: 'a',
  ħ: 'h',
  '&': ' and ',
}

/** ASCII, lower case, words joined by hyphens; dots and apostrophes are removed. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.'’‘ʻ`]/g, '')
    .replace(/[^a-z0-9]/g, (letter) => letters[letter] ?? ' ')
    .trim()
    .replace(/\s+/g, '-')
}

export type Sluggable = Readonly<{
  id: number
  prefix: string
  en: string
  region: string
  population: number
}>

/** A slug for every place: assigned ones stay, the largest place of a name has the short one. */
export function assignSlugs(
  places: readonly Sluggable[],
  snapshot: ReadonlyMap<number, string>,
): Map<number, string> {
  const slugs = new Map([...snapshot].filter(([id]) => places.some((place) => place.id === id)))
  const taken = new Set(snapshot.values())
  const bySize = [...places].sort((a, b) => b.population - a.population || a.id - b.id)
  for (const place of bySize) {
    if (slugs.has(place.id)) continue
    const short = `${place.prefix}-${toSlug(place.en)}`
    const wishes = [short, `${short}-${toSlug(place.region)}`, `${short}-${place.id}`]
    const slug = wishes.find((wish) => !taken.has(wish) && !wish.endsWith('-'))
    if (!slug) throw new Error(`No free slug for ${place.en} (${place.id})`)
    taken.add(slug)
    slugs.set(place.id, slug)
  }
  return slugs
}
