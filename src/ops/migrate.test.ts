import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { readMigrations } from '#server/db/migrate.ts'
import { testDatabase } from '#test/support/database.ts'
import { runOps } from '#test/support/run-ops.ts'

const { url, drop } = await testDatabase({ migrated: false })
after(drop)
const migrate = (...words: string[]) => runOps(['migrate', ...words], { DATABASE_URL: url })
const count = readMigrations().length

test('a dry run lists the migrations, a run applies them, and a second run changes nothing', async () => {
  assert.match((await migrate('--dry-run')).stdout, new RegExp(`^${count} migrations would run\\.`, 'm'))
  const first = await migrate()
  assert.equal(first.status, 0, first.stderr)
  assert.match(first.stdout, new RegExp(`^done +0001_house\\.sql[^]*^${count} migrations ran\\.$`, 'm'))
  assert.match((await migrate()).stdout, /^0 migrations ran\.$/m)
})
