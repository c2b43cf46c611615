import { writeFileSync } from 'node:fs'
import { readTable } from '../../src/gazetteer/read-table.ts'
import { formatTabSeparated } from '../../src/gazetteer/tab-separated.ts'
import { simplifier } from './sources/simplified.ts'

/** Makes `traditional.tsv`: traditional characters and the simplified ones used in names. */
const sources = process.argv[2]
if (!sources) throw new Error('Usage: node scripts/make-places/traditional.ts SOURCES_FOLDER')

const { toSimplified } = simplifier(sources)
const known = new Set(readTable('sounds').flatMap(({ written = '' }) => [...written]))
const [first, last] = [0x4e00, 0x9fff]
const characters = Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
const pairs = characters
  .map((traditional) => [toSimplified(traditional, 'TW'), traditional] as const)
  .filter(([simplified, traditional]) => simplified !== traditional && known.has(simplified))
const lines = [...Map.groupBy(pairs, ([simplified]) => simplified)].map(([simplified, all]) => ({
  simplified,
  traditional: all.map(([, traditional]) => traditional).join(''),
}))
const file = new URL('../../src/gazetteer/data/traditional.tsv', import.meta.url)
writeFileSync(file, formatTabSeparated(['simplified', 'traditional'], lines))
console.log(`traditional: ${pairs.length} characters`)
