import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)

/** Cached compressed only: nearly every client accepts it, and four times as many fit. */
export type DrawnPicture = { readonly br: Buffer; readonly etag: string }
export type Encoding = 'br' | 'gzip' | 'identity'

export const etagOf = (bytes: Buffer | string) =>
  `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

export async function packDrawing(svg: string): Promise<DrawnPicture> {
  const br = await brotli(svg, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 6,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: svg.length,
    },
  })
  return { br, etag: etagOf(svg) }
}

export async function encoded({ br }: DrawnPicture, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return br
  const svg = await unbrotli(br)
  return encoding === 'gzip' ? promisify(gzip)(svg, { level: 6 }) : svg
}
