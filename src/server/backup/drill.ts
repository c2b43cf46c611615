import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../db/database.ts'
import type { Progress } from '../inventory/progress-bar.ts'
import { checkSums } from '../payments/check-sums.ts'
import { type Compared, collectFacts, compareFacts } from './facts.ts'
import type { BackupTarget } from './make-backup.ts'
import { chooseBackup, restoreCluster, restoreData } from './restore-backup.ts'

export type Drilled = {
  readonly backup: string
  readonly seconds: number
  readonly bytes: number
  readonly facts: readonly Compared[]
  /** Inconsistencies of the payment books, one sentence each. */
  readonly faults: readonly string[]
}

type Options = BackupTarget & {
  readonly scratch: string
  readonly now: () => number
  readonly progress: Progress
}

/** Restores the newest backup into a scratch folder, compares it with the facts of the backup, and deletes the folder. */
export async function runDrill({ folder, key, scratch, now, progress }: Options): Promise<Drilled> {
  const started = now()
  const backup = chooseBackup(folder, { to: null })
  const dataDir = mkdtempSync(join(scratch, 'lodestar-drill-'))
  // As root, PostgreSQL runs as another user, who must be able to enter the folder.
  chmodSync(dataDir, 0o711)
  try {
    const embedded = await restoreCluster({ folder, key, backup, dataDir, chosen: true, to: null, progress })
    try {
      await restoreData({ folder, key, backup, dataDir })
      const seconds = (now() - started) / 1_000
      const { host, port, user } = embedded
      const db = openDatabase({ host, port, user, database: 'lodestar' }, { max: 2 })
      try {
        const facts = compareFacts(backup.facts, await collectFacts(db))
        return {
          backup: backup.id,
          seconds,
          bytes: backup.plainBytes,
          facts,
          faults: await checkSums(db, now()),
        }
      } finally {
        await db.end({ timeout: 2 })
      }
    } finally {
      await embedded.stop()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
