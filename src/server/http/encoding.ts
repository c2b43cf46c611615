import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'

export type Encoding = 'br' | 'gzip'
export type QuickEncoding = Encoding | 'zstd'

/** The smallest encoding that a caller accepts; null for none of ours. */
export const encodingFor = (header: string | undefined): Encoding | null =>
  firstAccepted(['br', 'gzip'], header)

/** The encoding that costs the least time, for responses that are sent a few times. */
export const quickEncodingFor = (header: string | undefined): QuickEncoding | null =>
  firstAccepted(['zstd', 'br', 'gzip'], header)

function firstAccepted<Name extends string>(names: readonly Name[], header: string | undefined): Name | null {
  const entries = header?.toLowerCase().split(',') ?? []
  const accepted = new Set(entries.map(acceptedName))
  return names.find((name) => accepted.has(name)) ?? null
}

/** The name of an entry such as `br;q=0.5`; null where its weight is 0. */
function acceptedName(entry: string): string | null {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length)
  return weight === undefined || Number(weight) > 0 ? name : null
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const zstandard = promisify(zstdCompress)

type Compress<Name extends string> = Readonly<Record<Name, (text: string | Buffer) => Promise<Buffer>>>

/** For responses that are sent a few times: nearly as small, in a fraction of the time. */
export const compressQuickly: Compress<QuickEncoding> = {
  zstd: (text) => zstandard(text, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text) => zip(text, { level: 5 }),
}

/** For responses that are sent many times. */
export const compress: Compress<Encoding> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => zip(text, { level: 6 }),
}
