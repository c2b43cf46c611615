// Runs one of the project's programs on the project's own Node, after installing missing dependencies. Plain
// JavaScript: on a fresh clone it is run by the system's Node, of any version.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

const [program, ...words] = process.argv.slice(2)
const older = (a, b) => !existsSync(a) || statSync(a).mtimeMs < statSync(b).mtimeMs

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Lodestar needs Node 20 or newer to install itself; this is ${process.version}.`)
}

// The settings of a site; variables of the environment take precedence. Tests and measurements have their own.
const settings = process.env.SETTINGS_FILE || 'settings.env'
const reads = ['src/server/main.ts', 'src/server/worker.ts', 'src/ops/main.ts'].includes(program)
const options = reads && existsSync(settings) ? [`--env-file=${settings}`] : []
const isProduction =
  process.env.NODE_ENV === 'production' ||
  (options.length > 0 && /^NODE_ENV=production$/m.test(readFileSync(settings, 'utf8')))
// With built pages, as in a release archive, a server needs no development packages.
const omitsDevelopment = isProduction && existsSync('dist')

if (older('node_modules/.package-lock.json', 'package-lock.json')) {
  console.error('Installing dependencies (once, about a minute) …')
  // Not `npm ci`: it refuses a lockfile without the binaries of every platform, and a registry may lack some.
  // `install` uses the same versions and hashes, and does not change the lockfile.
  const npm = spawnSync(
    'npm',
    [
      'install',
      '--no-save',
      '--no-fund',
      '--no-audit',
      '--loglevel=error',
      omitsDevelopment ? '--omit=dev' : '--include=dev',
    ],
    {
      // The output of a site is for its log.
      stdio: ['ignore', 2, 2],
      env: { ...process.env, NODE_ENV: '' },
    },
  )
  if (npm.error) stop(`npm could not be run (${npm.error.message}): install npm 10 or newer and try again.`)
  if (npm.status !== 0) {
    stop(
      'The installation failed (see above). Check the disk and the connection, then run the command again.',
    )
  }
  utimesSync('node_modules/.package-lock.json', new Date(), new Date())
}

const ours = [
  `node_modules/node-${process.platform}-${process.arch}/bin/node`,
  `node_modules/node-bin-${process.platform}-${process.arch}/bin/node`,
].find((path) => existsSync(path))
const node = ours ? join(root, ours) : process.execPath
if (!ours && Number(process.versions.node.split('.')[0]) < 26) {
  stop(
    `Lodestar runs on Node 26, which npm has no build of for ${process.platform} ${process.arch}. ` +
      `This is ${process.version}: install Node 26 and run the command again.`,
  )
}

// Caches stripped TypeScript, which makes later starts faster.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'), ...process.env }
const child = spawn(node, [...options, program, ...words], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env,
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))

// If npm is killed, this process gets another parent: the server must then release its port.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
}

child.on('error', (error) => stop(`${node} could not be started: ${error.message}`))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
