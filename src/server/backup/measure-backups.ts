import type { Registry } from 'prom-client'
import { addGauge } from '../telemetry/gauges.ts'
import { listBackups } from './backup-folder.ts'

type Options = { readonly folder: string | undefined; readonly now: () => number }

/** The age of the last backup, where this machine stores them. */
export function measureBackups(registry: Registry, { folder, now }: Options) {
  if (!folder) return
  addGauge(registry, { name: 'lodestar_backup_age_seconds', help: 'Age of the last complete backup' }, () => {
    const last = listBackups(folder).at(-1)
    return last ? (now() - Date.parse(last.endedAt)) / 1_000 : null
  })
}
