import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Db } from '../db/database.ts'
import { dropOldAssets, readAsset, storeAsset, touchAssets } from './asset-store.ts'

/** A page in a browser's tab may load a file of its version this long after the last process of it started. */
const lifeMs = 30 * 86_400_000

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json; charset=utf-8',
}

const folders = (build: string) => [
  { prefix: '/assets/', folder: join(build, 'client/assets') },
  { prefix: '/desk/assets/', folder: join(build, 'desk/assets') },
]

/**
 * Stores the hashed files of a build in the database, so that processes of another version serve them too. During an
 * upgrade a proxy sends the page to one version and its files to the other.
 */
export async function publishAssets(db: Db, build: string, now: number): Promise<number> {
  const files = folders(build)
    .filter(({ folder }) => existsSync(folder))
    .flatMap(({ prefix, folder }) =>
      readdirSync(folder)
        .filter((name) => extname(name) in types)
        .map((name) => ({ path: prefix + name, file: join(folder, name) })),
    )
  const known = await touchAssets(
    db,
    files.map(({ path }) => path),
    now,
  )
  const missing = files.filter(({ path }) => !known.has(path))
  for (const { path, file } of missing) await storeAsset(db, { path, bytes: readFileSync(file), now })
  await dropOldAssets(db, now - lifeMs)
  return missing.length
}

export type SharedAsset = { readonly bytes: Buffer; readonly type: string }

/** A file that the build of this process does not have. */
export async function findSharedAsset(db: Db, path: string): Promise<SharedAsset | null> {
  const type = types[extname(path)]
  if (!type || !/^\/(desk\/)?assets\/[\w.-]+$/.test(path)) return null
  const bytes = await readAsset(db, path)
  return bytes && { bytes, type }
}
