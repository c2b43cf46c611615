import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, renameSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'

/**
 * Encrypted streams: a magic number and a salt, then chunks of a length, a ciphertext and a tag, by AES-256-GCM. The
 * nonce is the number of the chunk, and the last chunk is marked in the authenticated data. A chunk that is changed,
 * moved or missing is therefore detected, also at the end.
 */
const MAGIC = Buffer.from('LODESTAR-BACKUP1')
const SALT = 16
const TAG = 16
const CHUNK = 1024 * 1024

type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>

export class UnreadableBackup extends Error {}

const keyFrom = (secret: string, salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'lodestar backup', 32))

function nonceOf(chunk: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(chunk, 6, 6)
  return nonce
}

const markOf = (isLast: boolean) => Buffer.from([isLast ? 1 : 0])

export async function* sealed(source: Bytes, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT)
  const key = keyFrom(secret, salt)
  yield Buffer.concat([MAGIC, salt])
  let number = 0
  const seal = (plain: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number++))
    cipher.setAAD(markOf(isLast))
    const text = Buffer.concat([cipher.update(plain), cipher.final()])
    const head = Buffer.alloc(4)
    head.writeUInt32BE(text.length)
    return Buffer.concat([head, text, cipher.getAuthTag()])
  }
  let rest: Buffer = Buffer.alloc(0)
  for await (const bytes of source) {
    rest = Buffer.concat([rest, bytes])
    for (; rest.length > CHUNK; rest = rest.subarray(CHUNK)) yield seal(rest.subarray(0, CHUNK), false)
  }
  yield seal(rest, true)
}

export async function* unsealed(source: Bytes, secret: string): AsyncGenerator<Buffer> {
  const reader = readerOf(source)
  const head = await reader(MAGIC.length + SALT)
  if (!head?.subarray(0, MAGIC.length).equals(MAGIC)) throw new UnreadableBackup('The file is not a backup.')
  const key = keyFrom(secret, head.subarray(MAGIC.length))
  for (let number = 0; ; number++) {
    const length = (await reader(4))?.readUInt32BE()
    const body = length === undefined || length > CHUNK ? null : await reader(length + TAG)
    if (!body) throw new UnreadableBackup('The backup is incomplete.')
    const plain = open({ key, number, body })
    if (plain.bytes.length > 0) yield plain.bytes
    if (!plain.isLast) continue
    if (await reader(1)) throw new UnreadableBackup('The backup has bytes after its end.')
    return
  }
}

function open({ key, number, body }: { key: Buffer; number: number; body: Buffer }) {
  for (const isLast of [false, true]) {
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number))
    decipher.setAAD(markOf(isLast))
    decipher.setAuthTag(body.subarray(-TAG))
    const bytes = decipher.update(body.subarray(0, -TAG))
    try {
      decipher.final()
      return { bytes, isLast }
    } catch {
      // Another mark, another key, or a damaged chunk.
    }
  }
  throw new UnreadableBackup(
    number === 0 ? 'BACKUP_KEY is not the key of this backup.' : 'The backup is damaged.',
  )
}

/** Reads an exact number of bytes; null at the end. */
function readerOf(source: Bytes) {
  const parts =
    Symbol.asyncIterator in source
      ? source[Symbol.asyncIterator]()
      : Readable.from(source)[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (count: number): Promise<Buffer | null> => {
    const gathered = [rest]
    let length = rest.length
    while (length < count) {
      const next = await parts.next()
      if (next.done) return null
      gathered.push(next.value)
      length += next.value.length
    }
    const all = Buffer.concat(gathered)
    rest = all.subarray(count)
    return all.subarray(0, count)
  }
}

/** Writes a compressed and encrypted file under a temporary name and renames it, so that half a file is never used. */
export async function writeSealed(file: string, source: Bytes, secret: string): Promise<number> {
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`
  const out = createWriteStream(draft, { mode: 0o600, flush: true })
  try {
    await pipeline(
      Readable.from(source, { objectMode: false }),
      createZstdCompress(),
      (compressed: AsyncIterable<Buffer>) => sealed(compressed, secret),
      out,
    )
    renameSync(draft, file)
    return out.bytesWritten
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

export async function* readSealed(file: string, secret: string): AsyncGenerator<Buffer> {
  const plain = Readable.from(unsealed(createReadStream(file, { highWaterMark: CHUNK }), secret), {
    objectMode: false,
  })
  const inflated = createZstdDecompress()
  plain.on('error', (error) => inflated.destroy(error))
  yield* plain.pipe(inflated) as AsyncIterable<Buffer>
}
