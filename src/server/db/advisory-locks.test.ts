import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const root = join(import.meta.dirname, '../../..')
const locking = /pg_(?:try_)?advisory_(?:xact_)?lock(?:_shared)?\((?:hashtextextended\()?([^)]*)/g

/** The number of a constant, or the fixed beginning of a text; null if neither is in the source. */
function keyOf(source: string, argument: string): string | null {
  const text = /^(?:'|\$\{`)(\w[^'`$]*)/.exec(argument)?.[1]
  if (text !== undefined) return text.trim()
  const name = /^\$\{(\w+)\}$/.exec(argument)?.[1]
  return new RegExp(`const ${name} = ([\\d_]+)`).exec(source)?.[1] ?? null
}

test('every advisory lock has a key of its own', () => {
  const sources = globSync('src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  const locks = sources.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return [...source.matchAll(locking)].map(([, argument]) => ({ file, key: keyOf(source, argument!) }))
  })
  assert.ok(locks.length > 10)
  assert.deepEqual(
    locks.filter(({ key }) => key === null),
    [],
  )
  const shared = [...Map.groupBy(locks, ({ key }) => key)].filter(([, users]) => users.length > 1)
  assert.deepEqual(shared, [])
})
