/**
 * The canonical spelling of a path, for routing and access decisions. Needless escapes are decoded, dot
 * segments and doubled slashes removed, backslashes are ordinary characters. An invalid path is escaped as a
 * whole. The result always begins with exactly one slash.
 */
export function canonicalPath(path: string): string {
  const parts: string[] = []
  for (const part of respelt(path).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  const trailing = path.length > 1 && /\/$/.test(path) && parts.length > 0
  return `/${parts.join('/')}${trailing ? '/' : ''}`
}

function respelt(path: string): string {
  try {
    // Escapes of reserved characters, such as %2F, differ in meaning from the characters, so they stay.
    return encodeURI(decodeURI(path)).replace(
      /%25(2F|3F|3A|40|26|3D|2B|24|2C|23|3B)/gi,
      (_, code: string) => `%${code}`,
    )
  } catch {
    return encodeURI(path)
  }
}

/** The same for a URL with its query, which is not changed. */
export function canonicalAddress(address: string): string {
  const at = address.indexOf('?')
  return at < 0 ? canonicalPath(address) : canonicalPath(address.slice(0, at)) + address.slice(at)
}

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
