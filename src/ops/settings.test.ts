import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { describedSettings, settingsDocument, writtenDocument } from './settings.ts'

const root = join(import.meta.dirname, '../..')
/** A check of a setting is no use of it. */
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .filter(
    (file) =>
      !/\.test\.ts$|^src\/server\/settings(\/(environment|operation-settings|brand-settings))?\.ts$|^src\/ops\/settings\.ts$|^src\/(simulator|server\/doctor|desk\/health)\//.test(
        file,
      ),
  )
  .map((file) => readFileSync(join(root, file), 'utf8'))
const isRead = (name: string) => sources.some((text) => new RegExp(`\\b${name}\\b`).test(text))

test('docs/settings.md matches the schema', () => {
  assert.equal(writtenDocument(), settingsDocument(), 'run npm run ops -- settings --write')
})

test('every setting is used somewhere', () => {
  for (const { name } of describedSettings())
    if (!readAtTheStart.includes(name)) assert.ok(isRead(name), `nothing reads ${name}`)
})

// Used by `settings.ts` itself, which derives other settings from them.
const readAtTheStart = ['DATA_DIR', 'PUBLIC_URL', 'DEMO']

test('every setting has a description in one line and a default', () => {
  for (const { name, about, fallback } of describedSettings()) {
    assert.match(about, /^[^|\n]{8,}[^.]$/, name)
    assert.match(fallback, /^[^|\n]+$/, name)
  }
})
