/** A line of a file with its line end, of any system. */
export type Line = Readonly<{ number: number; text: string }>

export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
  let rest = ''
  let number = 0
  for await (const piece of pieces) {
    const text = rest + piece
    let from = 0
    // A carriage return at the end of a chunk may be half of a line end.
    for (const end of text.matchAll(/\r\n|\n|\r(?!$)/g)) {
      const next = end.index + end[0].length
      yield { number: (number += 1), text: text.slice(from, next) }
      from = next
    }
    rest = text.slice(from)
  }
  if (rest !== '') yield { number: number + 1, text: rest }
}

export const NOT_UTF8 = 'is not UTF-8 text; save the file as UTF-8'

/** Invalid UTF-8 is decoded as U+FFFD; neither that, a NUL nor a lone surrogate can be stored. */
export const isDamaged = (text: string) => /[\0\ufffd]/.test(text) || !text.isWellFormed()
