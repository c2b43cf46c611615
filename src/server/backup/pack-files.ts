import {
  chmodSync,
  chownSync,
  createWriteStream,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
} from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import type { Progress } from '../inventory/progress-bar.ts'
import { UnreadableBackup } from './seal-stream.ts'

/** A file or an empty folder of an archive; contents that are not on disk are given as bytes. */
export type Packed = { readonly path: string; readonly mode: number } & (
  | { readonly is: 'folder' }
  | { readonly is: 'file'; readonly from: string; readonly size: number }
  | { readonly is: 'bytes'; readonly bytes: Buffer }
)
type Head = { path: string; mode: number; size: number | null }
export type Owner = { uid: number; gid: number } | null

const BLOCK = 256 * 1024

/** Every file and folder below a folder, with paths that begin with `as`; links and sockets are left out. */
export function filesBelow(
  folder: string,
  as: string,
  isLeftOut: (path: string) => boolean = () => false,
): Packed[] {
  const found: Packed[] = []
  const walk = (below: string) => {
    for (const name of readdirSync(join(folder, below)).sort()) {
      const path = join(below, name)
      if (isLeftOut(path)) continue
      // A file of a running database may be removed meanwhile.
      const stat = lstatSync(join(folder, path), { throwIfNoEntry: false })
      const mode = (stat?.mode ?? 0) & 0o777
      if (stat?.isDirectory()) {
        found.push({ is: 'folder', path: join(as, path), mode })
        walk(path)
      } else if (stat?.isFile())
        found.push({ is: 'file', path: join(as, path), mode, from: join(folder, path), size: stat.size })
    }
  }
  if (existsSync(folder)) walk('')
  return found
}

export const bytesOf = (files: readonly Packed[]) =>
  files.reduce(
    (sum, file) => sum + (file.is === 'file' ? file.size : file.is === 'bytes' ? file.bytes.length : 0),
    0,
  )

/** An archive as a stream: for each file its length and description, then its bytes; a length of 0 ends it. */
export async function* pack(
  files: AsyncIterable<Packed> | Iterable<Packed>,
  onBytes: (count: number) => unknown = () => {},
): AsyncGenerator<Buffer> {
  for await (const file of files) {
    const size = file.is === 'folder' ? null : file.is === 'bytes' ? file.bytes.length : file.size
    const head = Buffer.from(JSON.stringify({ path: file.path, mode: file.mode, size } satisfies Head))
    const length = Buffer.alloc(4)
    length.writeUInt32BE(head.length)
    yield Buffer.concat([length, head])
    if (file.is === 'folder') continue
    for await (const bytes of file.is === 'bytes' ? [file.bytes] : contentOf(file.from, file.size)) {
      onBytes(bytes.length)
      yield bytes
    }
  }
  yield Buffer.alloc(4)
}

/** Exactly the announced size: a file that shrank is padded, as `pg_basebackup` does; recovery repairs it. */
async function* contentOf(file: string, size: number): AsyncGenerator<Buffer> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return null
  })
  try {
    for (let at = 0; at < size; ) {
      const wanted = Math.min(BLOCK, size - at)
      const buffer = Buffer.alloc(wanted)
      const bytesRead = (await handle?.read(buffer, 0, wanted, at))?.bytesRead ?? 0
      yield bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead)
      at += bytesRead === 0 ? wanted : bytesRead
    }
  } finally {
    await handle?.close()
  }
}

type Unpacking = { into: string; owner?: Owner; progress?: Progress; total?: number }

/** Writes the files of an archive below a folder. */
export async function unpack(
  source: AsyncIterable<Buffer>,
  { into, owner = null, progress, total }: Unpacking,
) {
  const reader = blockReader(source)
  let done = 0
  for (;;) {
    const length = (await reader.exactly(4)).readUInt32BE()
    if (length === 0) return
    const { path, mode, size } = JSON.parse((await reader.exactly(length)).toString()) as Head
    const target = join(into, path)
    if (normalize(path) !== path || path.startsWith('..') || path.startsWith('/'))
      throw new UnreadableBackup(`The archive names a file outside of it: ${path}.`)
    makeFolder(dirname(target), 0o700, owner)
    if (size === null) makeFolder(target, mode, owner)
    else {
      const out = createWriteStream(target, { mode })
      for await (const bytes of reader.upTo(size)) {
        if (!out.write(bytes)) await new Promise((resolve) => out.once('drain', resolve))
        done += bytes.length
        if (total === undefined || done <= total) progress?.(done, total ?? null)
      }
      await new Promise<void>((resolve, reject) => out.on('error', reject).end(() => resolve()))
      if (owner) chownSync(target, owner.uid, owner.gid)
    }
  }
}

function makeFolder(folder: string, mode: number, owner: Owner) {
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode })
    if (owner) chownSync(folder, owner.uid, owner.gid)
  }
  if (mode !== 0o700) chmodSync(folder, mode)
}

function blockReader(source: AsyncIterable<Buffer>) {
  const parts = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const next = async () => {
    const part = await parts.next()
    if (part.done) throw new UnreadableBackup('The archive is incomplete.')
    return part.value
  }
  const exactly = async (count: number) => {
    while (rest.length < count) rest = Buffer.concat([rest, await next()])
    const taken = rest.subarray(0, count)
    rest = rest.subarray(count)
    return taken
  }
  async function* upTo(size: number) {
    for (let left = size; left > 0; ) {
      if (rest.length === 0) rest = await next()
      const taken = rest.subarray(0, left)
      rest = rest.subarray(taken.length)
      left -= taken.length
      yield taken
    }
  }
  return { exactly, upTo }
}
