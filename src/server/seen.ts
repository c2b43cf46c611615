import { markOf } from './text-mark.ts'

/**
 * Tells whether a text was seen before, and sees it. Of so many texts about the last are known; now and then one is
 * taken for another. Nothing is held of them but a number.
 */
export function createSeen(most: number): (text: string) => boolean {
  const marks = new Int32Array(most)
  return (text) => {
    const mark = markOf(text)
    const place = (mark >>> 0) % most
    const isKnown = marks[place] === mark
    marks[place] = mark
    return isKnown
  }
}
