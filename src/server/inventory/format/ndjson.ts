export type JsonLine = Readonly<{ line: number; text: string }>

/** Reads lines of JSON piece by piece; empty lines are passed over. */
export async function* readLines(pieces: AsyncIterable<string>): AsyncGenerator<JsonLine> {
  let rest = ''
  let line = 0
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop()!
    for (const text of lines) {
      line += 1
      if (text.trim() !== '') yield { line, text }
    }
  }
  if (rest.trim() !== '') yield { line: line + 1, text: rest }
}
