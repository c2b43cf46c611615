/** A piece of JSON, and a mark that differs when the piece does. */
export type Piece = { readonly bytes: Uint8Array; readonly mark: string }

/**
 * A value as JSON that was put together from pieces, some of which were made long ago: for large answers that would
 * take longer to write than to find.
 */
export type Written = {
  readonly pieces: readonly Uint8Array[]
  /** Differs when the text does; much shorter. */
  readonly mark: string
}

export function writeDown(parts: readonly (string | Piece)[]): Written {
  const pieces: Uint8Array[] = []
  let mark = ''
  let text = ''
  for (const part of parts) {
    if (typeof part === 'string') {
      text += part
      continue
    }
    if (text !== '') pieces.push(Buffer.from(text))
    pieces.push(part.bytes)
    mark += text + part.mark
    text = ''
  }
  if (text !== '') pieces.push(Buffer.from(text))
  return { pieces, mark: mark + text }
}

/** What was written, read again: for callers in this process. */
export const readWritten = ({ pieces }: Written): unknown => JSON.parse(Buffer.concat(pieces).toString())
