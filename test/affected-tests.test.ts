import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import { affectedTests, changedFiles } from './support/affected-tests.ts'

const root = mkdtempSync(join(tmpdir(), 'lodestar-affected-'))
after(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'ignore' })

const files: Record<string, string> = {
  'src/domain/money.ts': 'export const cents = 100',
  'src/domain/money.test.ts': "import { cents } from './money.ts'",
  'src/server/price.ts': "import { cents } from '#domain/money.ts'",
  'src/server/price.test.ts': "import '../server/price.ts'",
  'src/server/late.test.ts': "await import('./price.ts')",
  'src/server/typed.test.ts': "import type { Price } from './price.ts'",
  'src/server/migrate.ts': "const folder = new URL('../../db/migrations/', import.meta.url)",
  'src/server/migrate.test.ts': "import './migrate.ts'",
  'src/server/worker.test.ts': "new Worker(new URL('./thread.ts', import.meta.url))",
  'src/server/thread.ts': '',
  'src/server/build.ts': "const sources = ['src/web/**/*']",
  'src/server/app.test.ts': "import './build.ts'",
  'src/server/page.test.ts': "import './build.ts'\ntestApp({ pages: true })",
  'src/server/program.test.ts': "spawn('node', ['src/server/price.ts'])",
  'src/web/card.tsx': "import './card.css'",
  'src/web/card.css': '',
  'test/journeys/home.test.ts': '',
  'test/sources.test.ts': "globSync('src/**/*.ts')",
  'db/migrations/0001_a.sql': '',
}
for (const [file, text] of Object.entries(files)) write(file, text)

const cases: [string, string, string[]][] = [
  [
    'a changed file selects the tests that import it, directly or over other files, but not its types alone',
    'src/server/price.ts',
    ['src/server/late.test.ts', 'src/server/price.test.ts', 'src/server/program.test.ts'],
  ],
  [
    'a data file selects the tests of the code that names its folder',
    'db/migrations/0001_a.sql',
    ['src/server/migrate.test.ts'],
  ],
  ['a worker selects the tests that start it', 'src/server/thread.ts', ['src/server/worker.test.ts']],
  [
    'a style of the pages selects the journeys and the tests that render pages',
    'src/web/card.css',
    ['src/server/page.test.ts', 'test/journeys/home.test.ts'],
  ],
  [
    'a deleted file selects the tests that still import it',
    'src/server/gone.ts',
    ['src/server/orphan.test.ts'],
  ],
  ['a document selects nothing but the tests that scan the sources', 'docs/x.md', []],
]
write('src/server/orphan.test.ts', "import './gone.ts'")

for (const [name, file, expected] of cases)
  test(name, () => {
    assert.deepEqual(affectedTests(root, [file]), [...expected, 'test/sources.test.ts'])
  })

test('a change of a rule reaches the tests of the server and of the pages', () => {
  const found = affectedTests(root, ['src/domain/money.ts'])
  for (const file of ['src/domain/money', 'src/server/price', 'src/server/page', 'test/journeys/home'])
    assert.ok(found.includes(`${file}.test.ts`), file)
  assert.equal(found.includes('src/server/migrate.test.ts'), false)
})

test('no change selects no test, and a changed lockfile selects all', () => {
  assert.deepEqual(affectedTests(root, []), [])
  const all = Object.keys(files).filter((file) => file.endsWith('.test.ts'))
  assert.deepEqual(affectedTests(root, ['package-lock.json']), [...all, 'src/server/orphan.test.ts'].sort())
})

test('changes are those since the merge base with main, in commits, the index, the working tree and new files', () => {
  git('init', '--initial-branch=main')
  git('config', 'user.email', 'test@example.com')
  git('config', 'user.name', 'Test')
  git('add', '.')
  git('commit', '--message=base')
  git('checkout', '-b', 'feature')
  write('src/domain/money.ts', 'export const cents = 10')
  git('commit', '--all', '--message=committed')
  write('src/server/price.ts', '')
  git('add', '.')
  write('src/web/card.css', 'a {}')
  write('src/web/new.ts', '')
  rmSync(join(root, 'src/server/thread.ts'))
  assert.deepEqual(changedFiles(root), [
    'src/domain/money.ts',
    'src/server/price.ts',
    'src/server/thread.ts',
    'src/web/card.css',
    'src/web/new.ts',
  ])
  git('checkout', '--force', 'main')
  write('src/server/build.ts', '')
  assert.deepEqual(changedFiles(root), ['src/server/build.ts', 'src/web/new.ts'])
})
