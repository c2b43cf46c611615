import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { filesBelow, pack, unpack } from './pack-files.ts'
import { readSealed, sealed, UnreadableBackup, unsealed, writeSealed } from './seal-stream.ts'

const folder = mkdtempSync(join(tmpdir(), 'sealed-'))
after(() => rmSync(folder, { recursive: true }))
const key = 'k'.repeat(32)

async function gather(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const bytes of source) parts.push(bytes)
  return Buffer.concat(parts)
}
const seal = (plain: Buffer) => gather(sealed([plain], key))
const unseal = (text: Buffer, secret = key) => gather(unsealed([text], secret))

test('a stream of any length is read back as it was written', async () => {
  for (const length of [0, 1, 1024 * 1024, 3 * 1024 * 1024 + 17]) {
    const plain = randomBytes(length)
    assert.ok((await unseal(await seal(plain))).equals(plain), String(length))
  }
})

test('another key, a changed byte, a missing end and a longer file are refused', async () => {
  const text = await seal(randomBytes(2 * 1024 * 1024 + 5))
  await assert.rejects(unseal(text, 'x'.repeat(32)), /BACKUP_KEY is not the key/)
  const changed = Buffer.from(text)
  changed[text.length - 40]! ^= 1
  await assert.rejects(unseal(changed), UnreadableBackup)
  // Cut between two chunks: every remaining chunk is genuine.
  await assert.rejects(unseal(text.subarray(0, 32 + 2 * (4 + 1024 * 1024 + 16))), /incomplete/)
  await assert.rejects(unseal(Buffer.concat([text, Buffer.from('x')])), /after its end/)
  await assert.rejects(unseal(Buffer.from('not a backup at all, whatever it is')), /not a backup/)
})

test('a file is compressed, and none is left if its source fails', async () => {
  const file = join(folder, 'zeros.enc')
  await writeSealed(file, [Buffer.alloc(16 * 1024 * 1024)], key)
  assert.ok(statSync(file).size < 50_000)
  assert.equal(statSync(file).mode & 0o777, 0o600)
  assert.equal((await gather(readSealed(file, key))).length, 16 * 1024 * 1024)
  async function* failing() {
    yield Buffer.alloc(10)
    throw new Error('the disk is gone')
  }
  await assert.rejects(writeSealed(join(folder, 'half.enc'), failing(), key), /the disk is gone/)
  assert.deepEqual(readdirSync(folder), ['zeros.enc'])
})

test('an archive has files, empty folders and modes; a file that shrank is padded', async () => {
  const from = mkdtempSync(join(folder, 'from-'))
  const into = mkdtempSync(join(folder, 'into-'))
  writeFileSync(join(from, 'a.txt'), 'hello', { mode: 0o640 })
  writeFileSync(join(from, 'left-out'), '')
  rmSync(join(from, 'none'), { force: true })
  const files = filesBelow(from, 'data', (path) => path === 'left-out')
  files.push({ is: 'file', path: 'gone', mode: 0o600, from: join(from, 'gone'), size: 4 })
  files.push({ is: 'folder', path: 'empty', mode: 0o700 })
  await unpack(pack(files), { into })
  assert.deepEqual(readdirSync(into, { recursive: true }).sort(), ['data', 'data/a.txt', 'empty', 'gone'])
  assert.equal(statSync(join(into, 'data/a.txt')).mode & 0o777, 0o640)
  assert.equal(statSync(join(into, 'gone')).size, 4)
})

test('an archive cannot write outside of its folder', async () => {
  const outside = pack([{ is: 'bytes', path: '../out', mode: 0o600, bytes: Buffer.from('x') }])
  await assert.rejects(unpack(outside, { into: folder }), /outside/)
})
