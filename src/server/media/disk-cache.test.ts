import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { createDiskCache } from './disk-cache.ts'

const folders: string[] = []
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-cache-'))
  folders.push(folder)
  return folder
}
const bytesIn = (folder: string) =>
  readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
const createClock = () => {
  let at = 1_800_000_000_000
  return () => (at += 1_000)
}

test('a picture is made once for concurrent requests, and reused after a restart', async () => {
  const folder = newFolder()
  let made = 0
  const make = async () => {
    made += 1
    return Buffer.from('picture')
  }
  const first = createDiskCache({ folder, maxBytes: 1_000, now: createClock() })
  await Promise.all(Array.from({ length: 30 }, () => first('a', make)))
  const second = createDiskCache({ folder, maxBytes: 1_000, now: createClock() })
  assert.equal((await second('a', make))?.toString(), 'picture')
  assert.equal(made, 1)
})

test('the folder stays within its limit, and the least recently used file is evicted', async () => {
  const folder = newFolder()
  const cache = createDiskCache({ folder, maxBytes: 1_000, now: createClock() })
  let made = 0
  const ask = (key: string) =>
    cache(key, async () => {
      made += 1
      return Buffer.alloc(100)
    })
  for (let i = 0; i < 40; i++) {
    await ask(`key ${i}`)
    await ask('often')
    assert.ok(bytesIn(folder) <= 1_000)
  }
  assert.equal(made, 41)
})

test('files from an earlier process count towards the limit', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'old'), Buffer.alloc(900))
  const cache = createDiskCache({ folder, maxBytes: 1_000, now: createClock() })
  await cache('a', async () => Buffer.alloc(200))
  assert.ok(bytesIn(folder) <= 1_000)
})

test('a disk that cannot be written does not prevent the response', async () => {
  const file = join(newFolder(), 'a file, not a folder')
  writeFileSync(file, '')
  const cache = createDiskCache({ folder: file, maxBytes: 1_000, now: createClock() })
  assert.equal((await cache('a', async () => Buffer.from('picture')))?.toString(), 'picture')
})

test('nothing is stored if nothing was made', async () => {
  const folder = newFolder()
  const cache = createDiskCache({ folder, maxBytes: 1_000, now: createClock() })
  assert.equal(await cache('a', async () => null), null)
  assert.deepEqual(readdirSync(folder), [])
})
