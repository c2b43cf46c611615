import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'

/** The newest signs and encrypts; those before it still prove and decrypt. */
export type Keys = readonly [current: Buffer, ...previous: Buffer[]]

/** Keys of their own for each use: what leaks in one place opens no other. */
export type Secret = { keyFor: (use: string) => Buffer; keysFor: (use: string) => Keys }

type Roots = Pick<Settings, 'SECRET' | 'dataDir'> & Partial<Pick<Settings, 'SECRET_PREVIOUS'>>

/** `SECRET`, or one that the first start makes and keeps with the data, readable by this user alone. */
export function openSecret({ SECRET, SECRET_PREVIOUS, dataDir }: Roots): Secret {
  const root = SECRET ?? keptSecret(dataDir)
  const derive = (from: string, use: string) => Buffer.from(hkdfSync('sha256', from, 'lodestar', use, 32))
  const keyFor = (use: string) => derive(root, use)
  return {
    keyFor,
    keysFor: (use) => (SECRET_PREVIOUS ? [keyFor(use), derive(SECRET_PREVIOUS, use)] : [keyFor(use)]),
  }
}

function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  const found = textOf(file)
  if (found) return found
  mkdirSync(dataDir, { recursive: true })
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    // Whole or not at all, and the first of two starts wins.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
