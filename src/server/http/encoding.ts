import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'

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

const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Compressing more than this blocks the event loop for longer than a search does. */
const MOST_AT_ONCE = 256 * 1024

const atOnce: Readonly<Record<QuickEncoding, (bytes: Buffer) => Buffer>> = {
  // With a known size zstd allocates less memory.
  zstd: (bytes) => zstdCompressSync(bytes, { pledgedSrcSize: bytes.length }),
  br: (bytes) => brotliCompressSync(bytes, quickBrotli),
  gzip: (bytes) => gzipSync(bytes, { level: 3 }),
}

/**
 * For responses that are sent once. Small ones are compressed in this thread: passing them to another costs half as
 * much as compressing them.
 */
export function compressOnce(encoding: QuickEncoding, text: string | Buffer): Buffer | Promise<Buffer> {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  return bytes.length > MOST_AT_ONCE ? compressQuickly[encoding](bytes) : atOnce[encoding](bytes)
}

type Compress<Name extends string> = Readonly<Record<Name, (text: string | Buffer) => Promise<Buffer>>>

/** For responses that are sent a few times: nearly as small, in a fraction of the time. */
export const compressQuickly: Compress<QuickEncoding> = {
  zstd: (text) => zstandard(text, { params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
  br: (text) => brotli(text, quickBrotli),
  gzip: (text) => zip(text, { level: 5 }),
}

/** For responses that are sent many times. */
export const compress: Compress<Encoding> = {
  br: (text) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => zip(text, { level: 6 }),
}
