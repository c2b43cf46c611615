import { hkdfSync, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../settings.ts'

/** The newest signs and encrypts; older ones still verify and decrypt. */
export type Keys = readonly [current: Buffer, ...previous: Buffer[]]

/** Separate keys for each use, so that a leaked one opens nothing else. */
export type Secret = { keyFor: (use: string) => Buffer; keysFor: (use: string) => Keys }

type Roots = Pick<Settings, 'SECRET' | 'dataDir'> & Partial<Pick<Settings, 'SECRET_PREVIOUS'>>

/** `SECRET`, or one that the first start creates and stores with the data, readable by this user only. */
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
    // An atomic link: the file is complete, and the first of two starts wins.
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
