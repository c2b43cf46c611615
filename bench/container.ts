// Builds the image of the Containerfile without a registry, starts it and tries it. Needs root, buildah and mmdebstrap,
// and the packages of npm. `--keep FOLDER` keeps the storage, and `--built` tries the image that it has.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readSettings } from '#server/settings.ts'
import { prepareDatabase } from '#server/startup/prepare-database.ts'
import { buildImage, missingTools, openBuildah } from './container/build-image.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { keep: { type: 'string' }, built: { type: 'boolean', default: false } },
})
const PORT = 4980
const START_PATIENCE_MS = 120_000

const missing = missingTools()
if (missing.length > 0 || process.getuid?.() !== 0) {
  const why = missing.length > 0 ? `${missing.join(' and ')} not installed` : 'it needs root'
  console.log(`Skipped: ${why}. On Debian: apt-get install buildah mmdebstrap`)
  process.exit(0)
}
const folder = values.keep ? resolve(values.keep) : mkdtempSync(join(tmpdir(), 'container-'))
const data = mkdtempSync(join(tmpdir(), 'container-data-'))
// PostgreSQL may run as another user.
chmodSync(data, 0o755)
const say = (text: string) => console.error(text)
const buildBegan = performance.now()
const context = join(import.meta.dirname, '..')
const image = values.built ? 'localhost/lodestar' : buildImage({ folder, context, say })
const buildSeconds = Math.round((performance.now() - buildBegan) / 1_000)

const database = await prepareDatabase(readSettings({ DATA_DIR: join(data, 'site') }))
const { host, port, user } = database.embedded!
// The socket is private to the owner of the data, and the image has a user of its own.
chmodSync(host, 0o755)
chmodSync(join(host, `.s.PGSQL.${port}`), 0o777)
const buildah = openBuildah(folder)
const container = buildah.run('from', image)
const root = buildah.run('mount', container)
const stamp = join(data, 'stamp')
writeFileSync(stamp, '')
await wait(1_100)

const env = [
  `DATABASE_URL=postgres://${user}@localhost:${port}/lodestar?host=/run/postgresql`,
  `PORT=${PORT}`,
  'HOST=127.0.0.1',
  'DEMO_HOTELS=60',
  'SEARCH_MEMORY_MB=64',
].flatMap((pair) => ['--env', pair])
const inside = (...words: string[]) => [
  'run',
  ...env,
  '--volume',
  `${host}:/run/postgresql`,
  container,
  '--',
  ...words,
]
say('Starting the site')
const began = performance.now()
const site = spawn('buildah', buildah.args(inside('node', 'src/server/main.ts')), {
  env: buildah.env,
  stdio: ['ignore', 'pipe', 'pipe'],
})
let printed = ''
for (const stream of [site.stdout, site.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
const url = `http://127.0.0.1:${PORT}`
const statusOf = (path: string) =>
  fetch(url + path).then(
    async (answer) => ((await answer.text()).length > 0 ? answer.status : 0),
    () => 0,
  )
const until = Date.now() + START_PATIENCE_MS
while ((await statusOf('/api/ready')) !== 200) {
  if (site.exitCode !== null || Date.now() > until) {
    console.error(printed.slice(-3_000))
    process.exit(1)
  }
  await wait(100)
}
const startSeconds = Math.round((performance.now() - began) / 100) / 10
const pages = Object.fromEntries(
  await Promise.all(
    ['/', '/zh', '/desk', '/api/health', '/hotel-search/asia-china-shanghai', '/favicon.svg'].map(
      async (path) => [path, await statusOf(path)] as const,
    ),
  ),
)
const health = spawn(
  'buildah',
  buildah.args(inside('node', 'scripts/wait-until-ready.js', `${url}/api/health`, '0')),
  {
    env: buildah.env,
  },
)
const [healthStatus] = (await once(health, 'exit')) as [number]
const whoami = buildah.run(...inside('id', '-u'))
const find = (...words: string[]) =>
  execFileSync('find', [root, '-xdev', ...words], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
const outside = ['data', 'tmp', 'proc', 'sys', 'dev', 'run', 'etc/hosts', 'etc/resolv.conf'].flatMap(
  (path) => ['-not', '-path', join(root, `${path}*`)],
)
/** With a read-only root every one of these would have failed. */
const written = find('-newer', stamp, '-type', 'f', ...outside)
const buildTools = ['gcc', 'make', 'npm', 'vite', 'tsc', 'biome', 'rolldown'].filter(
  (name) => find('-name', name, '(', '-path', '*/bin/*', '-o', '-path', '*/node_modules/*', ')').length > 0,
)
const megabytes = (path: string) =>
  Number(execFileSync('du', ['-sm', '-x', path], { encoding: 'utf8' }).split('\t')[0])
const figures = {
  bench: 'container',
  image_mb: megabytes(root),
  packages_mb: megabytes(join(root, 'lodestar/node_modules')),
  build_seconds: buildSeconds,
  start_seconds: startSeconds,
  user: whoami,
  health: healthStatus,
  pages,
  written_outside_volumes: written.map((file) => file.slice(root.length)),
  build_tools: buildTools,
  has_tests: existsSync(join(root, 'lodestar/test')),
}
site.kill('SIGTERM')
await once(site, 'exit')
await database.close()
buildah.run('umount', container)
buildah.run('rm', container)
for (const done of [data, ...(values.keep ? [] : [folder])]) rmSync(done, { recursive: true, force: true })
const ok =
  Object.values(pages).every((status) => status === 200) &&
  healthStatus === 0 &&
  whoami === '10001' &&
  written.length === 0 &&
  buildTools.length === 0
console.log(JSON.stringify({ ...figures, ok }))
process.exit(ok ? 0 : 1)
