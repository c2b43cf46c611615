import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export const here = join(import.meta.dirname, '../..')
const START_PATIENCE_MS = 300_000

/** The sources of a commit, with the packages of this folder. */
export function versionOfCommit(commit: string, folder: string): string {
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', commit], { cwd: here, maxBuffer: 1 << 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(join(here, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** The next version: other hashed files in every chunk, and a migration that tables in use are locked for. */
export function nextVersion(folder: string): string {
  mkdirSync(folder)
  for (const name of [
    'src',
    'db',
    'content',
    'scripts',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
  ])
    cpSync(join(here, name), join(folder, name), { recursive: true })
  for (const name of ['vite.config.ts', 'vite.desk.config.ts']) cpSync(join(here, name), join(folder, name))
  symlinkSync(join(here, 'node_modules'), join(folder, 'node_modules'))
  // Other chunks name the entry, so that most files get another hash.
  appendFileSync(join(folder, 'src/web/router.tsx'), '\nObject.assign(globalThis, { upgradeTrial: 1 })\n')
  appendFileSync(join(folder, 'src/desk/app.tsx'), '\nObject.assign(globalThis, { upgradeTrial: 1 })\n')
  writeFileSync(join(folder, 'db/migrations/9999_upgrade_trial.sql'), trial)
  return folder
}

const trial = `alter table orders add column upgrade_trial text;
alter table hotels add column upgrade_trial int not null default 0;
create table upgrade_trial (id bigint primary key, noted_at timestamptz not null default now());`

export const build = (folder: string) =>
  execFileSync(process.execPath, ['src/server/build.ts'], { cwd: folder })

type Env = NodeJS.ProcessEnv

/** An operator's command of that version. */
export async function runOpsOf(folder: string, words: readonly string[], env: Env): Promise<string> {
  const child = spawn(process.execPath, ['src/ops/main.ts', ...words], { cwd: folder, env })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const [status] = (await once(child, 'exit')) as [number]
  if (status !== 0) throw new Error(`ops ${words.join(' ')}: ${printed}`)
  return printed.trim()
}

/** A site process of that version, once it is ready. */
export async function startSite(folder: string, port: number, env: Env) {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let printed = ''
  child.stderr.on('data', (chunk) => (printed += String(chunk)))
  const exited = once(child, 'exit')
  const until = Date.now() + START_PATIENCE_MS
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isReady())) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${folder} did not start: ${printed}`)
    await wait(100)
  }
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
