import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Build = { id: string; folder: string }

/** The pages are missing and cannot be built here. */
export class NotBuilt extends Error {}

const root = new URL('../../', import.meta.url).pathname
const sources = ['src/{web,desk,ui,words,contract,domain}/**/*', 'vite*.config.ts', 'package-lock.json']
const builds = join(root, 'dist')
const kept = 3

/** Builds the pages unless the sources are unchanged since the last build. */
export async function buildPages(): Promise<Build> {
  const id = hashOfSources()
  const folder = join(builds, id)
  if (!existsSync(folder)) {
    // Built in a temporary folder and renamed: of two concurrent starts one wins, and a running server keeps its files.
    const draft = join(builds, `draft-${process.pid}`)
    await bundle(draft)
    await compressAssets(join(draft, 'client'))
    await compressAssets(join(draft, 'desk'))
    try {
      renameSync(draft, folder)
    } catch {
      rmSync(draft, { recursive: true, force: true })
    }
    purgeOldBuilds()
  }
  return { id, folder }
}

function hashOfSources(): string {
  const files = globSync(sources, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && statSync(join(root, file)).isFile())
    .sort()
  const hash = createHash('sha256')
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

async function bundle(outDir: string) {
  mkdirSync(outDir, { recursive: true })
  process.env.NODE_ENV = 'production'
  const { build, createBuilder } = await import('vite').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new NotBuilt(
      'The pages are not built, and this installation has no development packages. Use a release archive, or run npm run build where they are installed and copy the folder dist.',
    )
  })
  const builder = await createBuilder({ root, logLevel: 'warn', build: { outDir, emptyOutDir: false } })
  await builder.buildApp()
  const desk = { outDir: join(outDir, 'desk'), emptyOutDir: false }
  await build({ root, configFile: join(root, 'vite.desk.config.ts'), logLevel: 'warn', build: desk })
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Precompressed at the highest level instead of per request. Runs on threads: the database is opened at the same time,
 * and a blocked event loop would miss its connect timeout.
 */
async function compressAssets(folder: string) {
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    const file = join(folder, name)
    if (!/\.(js|css|svg|json|html|txt|webmanifest)$/.test(name) || statSync(file).size < 1_024) continue
    const bytes = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    const [small, zipped] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })])
    writeFileSync(`${file}.br`, small)
    writeFileSync(`${file}.gz`, zipped)
  }
}

function purgeOldBuilds() {
  const byAge = readdirSync(builds)
    .map((name) => join(builds, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const folder of byAge.slice(kept)) rmSync(folder, { recursive: true, force: true })
}

if (import.meta.main) {
  const { id } = await buildPages()
  console.log(`Built ${id}`)
}
