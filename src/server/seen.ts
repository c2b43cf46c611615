const FIRST = 0x811c9dc5
const PRIME = 0x01000193

/**
 * Tells whether a text was seen before, and sees it. Of so many texts about the last are known; now and then one is
 * taken for another. Nothing is held of them but a number.
 */
export function createSeen(most: number): (text: string) => boolean {
  const marks = new Uint32Array(most)
  return (text) => {
    const mark = markOf(text)
    const place = mark % most
    const isKnown = marks[place] === mark
    marks[place] = mark
    return isKnown
  }
}

/** Never 0, which is no text's. */
function markOf(text: string): number {
  let mark = FIRST
  for (let at = 0; at < text.length; at++) mark = Math.imul(mark ^ text.charCodeAt(at), PRIME)
  return mark >>> 0 || 1
}
