import { setTimeout as wait } from 'node:timers/promises'
import { type Check, type Examined, type Finding, fault, reasonOf } from './check.ts'
import { backupChecks } from './checks/backups.ts'
import { databaseChecks } from './checks/database.ts'
import { jobChecks } from './checks/jobs.ts'
import { machineChecks } from './checks/machine.ts'
import { serviceChecks } from './checks/services.ts'
import { settingChecks } from './checks/settings.ts'
import { webChecks } from './checks/web.ts'

export type DoctorLine = Finding & { readonly check: string }

const checks: readonly Check[] = [
  ...settingChecks,
  ...machineChecks,
  ...databaseChecks,
  ...backupChecks,
  ...jobChecks,
  ...serviceChecks,
  ...webChecks,
]

const patience = 20_000

/** Runs every check and returns one line per finding, in the order of the list. */
export async function examine(
  examined: Examined,
  { list = checks, timeoutMs = patience }: { list?: readonly Check[]; timeoutMs?: number } = {},
): Promise<DoctorLine[]> {
  const found = await Promise.all(
    list.map(async (check) => {
      const findings = await Promise.race([
        check.run(examined).catch((error: unknown) => [failed(reasonOf(error))]),
        wait(timeoutMs, [failed(`no answer within ${timeoutMs / 1_000} seconds`)], { ref: false }),
      ])
      return findings.map((finding) => ({ check: check.name, ...finding }))
    }),
  )
  return found.flat()
}

const failed = (why: string) =>
  fault(`The check failed: ${why}.`, 'Read the log of the site, and run the command again.')

/** The worst state of the lines. */
export const worstOf = (lines: readonly Finding[]): Finding['state'] =>
  (['fault', 'warning'] as const).find((state) => lines.some((line) => line.state === state)) ?? 'ok'
