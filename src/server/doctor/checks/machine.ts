import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { type Check, checkOfSettings, type Finding, fault, ok, reasonOf, warning } from '../check.ts'

const MB = 1024 * 1024
const GB = 1024 * MB

const filesCheck = checkOfSettings('files', async ({ dataDir }) => {
  if (!existsSync(dataDir)) return [ok(`${dataDir} does not exist yet: the first start creates it.`)]
  const findings = [writable(dataDir), ...privateFiles(dataDir)]
  return findings.filter((finding) => finding !== null)
})

function writable(dataDir: string): Finding {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return ok(`${dataDir} can be written.`)
  } catch (error) {
    return fault(
      `DATA_DIR cannot be written: ${reasonOf(error)}.`,
      'Change the owner of the folder to the user of the site.',
    )
  }
}

/** Files with secrets that other users of the machine could read. */
function privateFiles(dataDir: string): Finding[] {
  const files = ['secret', 'postgresql/cluster', 'files'].map((name) => join(dataDir, name))
  return files.filter(isReadByOthers).map((file) =>
    // The folder of uploads holds files of mode 0600, so that only the names are visible.
    file.endsWith('files')
      ? warning(`Other users may list ${file}.`, `Run: chmod 700 ${file}`)
      : fault(
          `Other users may read ${file}.`,
          `Run: chmod ${statSync(file).isDirectory() ? 700 : 600} ${file}`,
        ),
  )
}

const isReadByOthers = (file: string) => existsSync(file) && (statSync(file).mode & 0o044) !== 0

const diskCheck = checkOfSettings('disk', async ({ dataDir }) => {
  const { bavail, blocks, bsize } = statfsSync(nearestFolder(dataDir))
  return [diskFinding({ free: bavail * bsize, size: blocks * bsize, folder: dataDir })]
})

const nearestFolder = (folder: string): string =>
  existsSync(folder) ? folder : nearestFolder(dirname(folder))

export function diskFinding({ free, size, folder }: { free: number; size: number; folder: string }): Finding {
  const text = `${(free / GB).toFixed(1)} GB of ${(size / GB).toFixed(0)} GB are free on the disk of ${folder}.`
  const todo = 'Free space, or move DATA_DIR to a larger disk.'
  if (free < GB / 2 || free / size < 0.02) return fault(text, todo)
  return free < 3 * GB || free / size < 0.1 ? warning(text, todo) : ok(text)
}

const memoryCheck = checkOfSettings('memory', async ({ SEARCH_MEMORY_MB }) => {
  const limit = process.constrainedMemory()
  const memory = limit > 0 && limit < totalmem() ? limit : totalmem()
  return [memoryFinding({ memory, searchMb: SEARCH_MEMORY_MB })]
})

/** A process needs about half a gigabyte beside the search cache. */
const BASE_MB = 512

export function memoryFinding({ memory, searchMb }: { memory: number; searchMb: number }): Finding {
  const has = `${Math.round(memory / MB)} MB of memory`
  const needed = searchMb + BASE_MB
  if (memory < needed * MB)
    return fault(
      `There are ${has}, but one process needs ${needed} MB.`,
      'Set SEARCH_MEMORY_MB to a smaller number, or add memory.',
    )
  if (memory < 2 * needed * MB)
    return warning(
      `There are ${has}; one process needs up to ${needed} MB.`,
      'Run one process on this machine, or set SEARCH_MEMORY_MB to a smaller number.',
    )
  return ok(`There are ${has}; one process needs up to ${needed} MB.`)
}

export const machineChecks: readonly Check[] = [filesCheck, diskCheck, memoryCheck]
