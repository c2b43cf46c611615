import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { photographMark } from './photograph-address.ts'
import { type PhotographShelf, storePhotograph } from './store-photograph.ts'

const mostBytes = 64 * 1024 * 1024

/** The result for a file: its URL for the `images` file of an import, or `null` if it is no photograph. */
export type Taken = { name: string; address: string | null }

/** Stores every photograph of a folder, one after the other; other files are reported and skipped. */
export async function* takeFolder(shelf: PhotographShelf, folder: string): AsyncGenerator<Taken> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files.sort()) {
    const name = file.slice(folder.length).replace(/^[/\\]/, '')
    const isSmall = (await stat(file)).size <= mostBytes
    const outcome = isSmall ? await storePhotograph(shelf, await readFile(file)) : null
    yield { name, address: outcome?.ok ? photographMark(outcome.value.id) : null }
  }
}
