/**
 * Paths of the previous site: `/hdetail/{id}` was a hotel, `/hlist/{place}` a list. Takes the path after its
 * language, still percent-encoded; null for other paths.
 */
export function legacyTarget(path: string): string | null {
  const isHotel = path.includes('hdetail')
  if (!isHotel && !path.includes('hlist')) return null
  const second = decoded(path).split('/').filter(Boolean)[1]
  if (!second) return null
  if (isHotel) return /^[1-9]\d{0,17}$/.test(second) ? `/hotels/${second}` : null
  const place = second
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[_ ]/g, '-')
    .replace(/[()[\]]/g, '')
  return place ? `/hotel-search/${encodeURIComponent(place)}` : null
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}
