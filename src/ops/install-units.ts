import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Command, readOptions } from './command.ts'
import { fail } from './printing.ts'
import { unitsFor, usualUnits } from './units.ts'

const help = `Usage: npm run ops -- install-units [--to FOLDER] [OPTION]…

Prints the systemd units and the configuration of nginx for this machine: site processes, worker, nightly backup.
With --to it writes them, --to / into the system. A second run changes nothing.

  --to FOLDER        writes below this folder instead
  --host NAME        the public host name (${usualUnits.host})
  --user NAME        the user of the processes (${usualUnits.user})
  --folder FOLDER    the version in use (${usualUnits.folder})
  --settings FILE    the settings (${usualUnits.settings})
  --backups FOLDER   BACKUP_DIR of the settings (${usualUnits.backups})
  --ports LIST       one site process for each port (${usualUnits.ports.join(',')})
  --worker-port PORT health and metrics of the worker (${usualUnits.workerPort})`

const next = `Then:
  systemd-sysusers && systemctl daemon-reload
  systemctl enable --now lodestar.target
  nginx -t && systemctl reload nginx`

const text = { type: 'string' } as const

export const installUnitsCommand: Command = {
  name: 'install-units',
  about: 'print or write systemd units and the configuration of nginx',
  help,
  run: async (words) => {
    const options = readOptions({
      args: words,
      options: {
        to: text,
        host: text,
        user: text,
        folder: text,
        settings: text,
        backups: text,
        ports: text,
        'worker-port': text,
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const { to, ports, 'worker-port': workerPort, ...given } = options.values
    const chosen = {
      ...usualUnits,
      ...given,
      ...(ports ? { ports: ports.split(',').map(Number) } : {}),
      ...(workerPort ? { workerPort: Number(workerPort) } : {}),
    }
    if (![...chosen.ports, chosen.workerPort].every((port) => Number.isInteger(port) && port > 0))
      return fail('--ports and --worker-port need port numbers', 2)
    if (!/^[a-z0-9.-]+$/i.test(chosen.host)) return fail('--host needs a host name', 2)
    const odd = [chosen.user, chosen.folder, chosen.settings, chosen.backups].find(
      (value) => !/^[\w./-]+$/.test(value),
    )
    if (odd !== undefined) return fail(`${odd} has characters that a unit cannot contain`, 2)
    const units = unitsFor(chosen)
    if (to === undefined) {
      for (const unit of units) console.log(`# /${unit.path}\n${unit.text}`)
      return 0
    }
    for (const unit of units) {
      const file = join(to, unit.path)
      const isSame = existsSync(file) && readFileSync(file, 'utf8') === unit.text
      mkdirSync(dirname(file), { recursive: true })
      if (!isSame) writeFileSync(file, unit.text)
      console.log(`${isSame ? 'same   ' : 'written'} ${file}`)
    }
    console.log(next)
    return 0
  },
}
