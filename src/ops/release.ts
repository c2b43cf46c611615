import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { buildPages } from '#server/build.ts'
import { type Command, readOptions } from './command.ts'
import { fail } from './printing.ts'

const help = `Usage: npm run ops -- release [--to FOLDER]

Writes an archive that a server runs without development packages: sources, built pages, and a list of every package
(SBOM, CycloneDX). The same sources give the same archive, byte for byte. Start it there with

  tar -xzf lodestar-VERSION.tar.gz && cd lodestar-VERSION && NODE_ENV=production npm start

  --to FOLDER  the folder of the archive (release)`

const root = resolve(import.meta.dirname, '../..')
const parts = [
  'src/**/*',
  'db/**/*',
  'content/**/*',
  'docs/**/*',
  'examples/**/*',
  'scripts/*.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite*.config.ts',
  '.npmrc',
  'Containerfile',
  'compose.yaml',
  '.env.example',
  'LICENSE',
  '*.md',
]

export const releaseCommand: Command = {
  name: 'release',
  about: 'write an archive and a list of packages for servers',
  help,
  run: async (words) => {
    const options = readOptions({ args: words, options: { to: { type: 'string', default: 'release' } } })
    if (!options.ok) return fail(options.sentence, 2)
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    const name = `lodestar-${version}`
    const to = resolve(options.values.to)
    const draft = join(to, name)
    rmSync(draft, { recursive: true, force: true })
    mkdirSync(draft, { recursive: true })
    const { id, folder } = await buildPages()
    for (const file of releaseFiles()) copyInto(draft, file)
    cpSync(folder, join(draft, 'dist', id), { recursive: true })
    const sbom = packageList()
    writeFileSync(join(draft, 'sbom.cdx.json'), sbom)
    writeFileSync(join(to, `${name}.cdx.json`), sbom)
    const archive = join(to, `${name}.tar.gz`)
    pack(to, name, archive)
    rmSync(draft, { recursive: true })
    const bytes = readFileSync(archive)
    const hash = createHash('sha256').update(bytes).digest('hex')
    writeFileSync(`${archive}.sha256`, `${hash}  ${basename(archive)}\n`)
    console.log(`${archive}: ${(bytes.length / 1e6).toFixed(1)} MB, build ${id}\nsha256 ${hash}`)
    return 0
  },
}

/** Tests are not part of a release. */
export const releaseFiles = (): string[] =>
  globSync(parts, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file) && statSync(join(root, file)).isFile())
    .sort()

function copyInto(draft: string, file: string) {
  mkdirSync(join(draft, dirname(file)), { recursive: true })
  cpSync(join(root, file), join(draft, file))
}

/** Without the time and the random number that npm writes. */
function packageList(): string {
  const printed = execFileSync(
    'npm',
    ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  )
  const {
    serialNumber: _,
    metadata,
    ...rest
  } = JSON.parse(printed) as {
    serialNumber: string
    metadata: { timestamp?: string }
  }
  const { timestamp: __, ...kept } = metadata
  return `${JSON.stringify({ ...rest, metadata: kept }, null, 2)}\n`
}

/** GNU tar, or bsdtar without its options for reproducible archives. */
function pack(folder: string, name: string, archive: string) {
  const isGnu = execFileSync('tar', ['--version'], { encoding: 'utf8' }).includes('GNU')
  const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '--mtime=@0', '--mode=go=rX,u+rw']
  const tar = archive.slice(0, -'.gz'.length)
  execFileSync('tar', [...(isGnu ? same : []), '-cf', tar, '-C', folder, name])
  if (existsSync(archive)) rmSync(archive)
  execFileSync('gzip', ['-n', '-9', tar])
}
