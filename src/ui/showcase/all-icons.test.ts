import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test('every icon is shown', () => {
  const shown = read('all-icons.ts').split('allIcons')[1]!
  for (const file of ['icons.ts', 'share-icons.ts', 'travel-icons.ts'])
    for (const [, name] of read(join('../icons', file)).matchAll(/^export const (\w+)/gm))
      assert.match(shown, new RegExp(`\\b${name}\\b`))
})
