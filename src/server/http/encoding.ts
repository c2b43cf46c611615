import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The best encoding that a caller accepts; null for none of ours. */
export function encodingFor(header: string | string[] | undefined): Encoding | null {
  if (header === undefined) return null
  const accepted = new Set(
    String(header)
      .split(',')
      .map((entry) =>
        entry
          .trim()
          .toLowerCase()
          .split(/\s*;\s*q=/),
      )
      .filter(([, weight]) => weight === undefined || Number(weight) > 0)
      .map(([name]) => name),
  )
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Compress = Readonly<Record<Encoding, (text: string | Buffer) => Promise<Buffer>>>

/** For what is sent a few times: nearly as small, in half the time. */
export const compressQuickly: Compress = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => zip(text, { level: 5 }),
}

/** For what is sent many times. */
export const compress: Compress = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => zip(text, { level: 6 }),
}
