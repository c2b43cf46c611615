import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The best encoding that a caller accepts; null for none of ours. */
export function encodingFor(header: string | undefined): Encoding | null {
  const entries = header?.toLowerCase().split(',') ?? []
  const accepted = new Set(entries.map(acceptedName))
  return accepted.has('br') ? 'br' : accepted.has('gzip') ? 'gzip' : null
}

/** The name of an entry such as `br;q=0.5`; null where its weight is 0. */
function acceptedName(entry: string): string | null {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length)
  return weight === undefined || Number(weight) > 0 ? name : null
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

type Compress = Readonly<Record<Encoding, (text: string | Buffer) => Promise<Buffer>>>

/** For responses that are sent a few times: nearly as small, in half the time. */
export const compressQuickly: Compress = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => zip(text, { level: 5 }),
}

/** For responses that are sent many times. */
export const compress: Compress = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => zip(text, { level: 6 }),
}
