import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const tools = ['buildah', 'mmdebstrap', 'npm'] as const
export const missingTools = () => tools.filter((tool) => spawnSync(tool, ['--version']).error)

const packages = 'ca-certificates,libatomic1,tzdata'

type Options = { readonly folder: string; readonly context: string; readonly say: (text: string) => void }

/** Runs buildah with a storage of its own; returns its output. */
export const openBuildah = (folder: string) => {
  const storage = [
    '--root',
    join(folder, 'storage'),
    '--runroot',
    join(folder, 'run'),
    '--storage-driver',
    'vfs',
  ]
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' }
  const args = (words: readonly string[]) => [...storage, ...words]
  return {
    env,
    args,
    run: (...words: string[]) =>
      execFileSync('buildah', args(words), {
        env,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'pipe'],
      }).trim(),
  }
}

/** Builds the image from a Debian that mmdebstrap made and a Node of this machine. Returns its name. */
export function buildImage({ folder, context, say }: Options): string {
  const buildah = openBuildah(folder)
  mkdirSync(folder, { recursive: true })
  const tar = join(folder, 'debian.tar')
  if (!existsSync(tar)) {
    say('Making a Debian')
    execFileSync('mmdebstrap', ['--variant=minbase', `--include=${packages}`, 'bookworm', tar], {
      stdio: 'ignore',
    })
  }
  say('Making the base images')
  const base = buildah.run('from', 'scratch')
  buildah.run('add', '--quiet', base, tar, '/')
  buildah.run('commit', '--quiet', base, 'lodestar-base')
  const node = realpathSync(process.execPath)
  copyFileSync(node, join(folder, 'node'))
  const npm = dirname(dirname(realpathSync(execFileSync('which', ['npm'], { encoding: 'utf8' }).trim())))
  buildah.run('copy', '--quiet', base, join(folder, 'node'), '/usr/local/bin/node')
  buildah.run('copy', '--quiet', base, npm, '/usr/local/lib/npm')
  buildah.run('run', base, '--', 'ln', '-s', '../lib/npm/bin/npm-cli.js', '/usr/local/bin/npm')
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  if (authorities) {
    // A network that opens TLS has certificates of its own, which only the build needs.
    buildah.run('copy', '--quiet', base, authorities, '/usr/local/etc/authorities.pem')
    buildah.run('config', '--env', 'NODE_EXTRA_CA_CERTS=/usr/local/etc/authorities.pem', base)
  }
  buildah.run('commit', '--quiet', base, 'lodestar-build-base')
  buildah.run('rm', base)
  say('Building the image')
  const bases = ['BASE=localhost/lodestar-base', 'BUILD_BASE=localhost/lodestar-build-base']
  const given = bases.flatMap((pair) => ['--build-arg', pair])
  buildah.run(
    'build',
    '--quiet',
    '--pull-never',
    '--layers=false',
    '--target',
    'site',
    ...given,
    '-t',
    'lodestar',
    context,
  )
  return 'localhost/lodestar'
}
