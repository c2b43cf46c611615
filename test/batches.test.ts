import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'

const folder = mkdtempSync(join(tmpdir(), 'lodestar-batches-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const library = join(import.meta.dirname, 'support/run-batches.ts')

/** Runs these texts as files that share a process, and another file in parallel. */
function runTogether(texts: Readonly<Record<string, string>>) {
  const written = (name: string, text: string) => {
    const file = join(folder, `${name}.test.mjs`)
    writeFileSync(file, `import { after, afterEach, test } from 'node:test'\n${text}`)
    return file
  }
  const batch = Object.entries(texts).map(([name, text]) => written(name, text))
  const beside = written('beside', "test('beside', () => {})")
  const program = join(folder, 'program.mjs')
  writeFileSync(
    program,
    `import { runBatches } from '${library}'
     const count = await runBatches(${JSON.stringify([batch, [beside]])})
     console.log(JSON.stringify(count))`,
  )
  const { stdout, stderr } = spawnSync(process.execPath, [program], {
    // NODE_TEST_CONTEXT must not be inherited: it would disable the nested tests.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    encoding: 'utf8',
  })
  const [count = ''] = stdout.trim().split('\n').slice(-1)
  assert.match(count, /^\{"passed":\d+,"failed":\d+\}$/, stderr)
  return { ...(JSON.parse(count) as { passed: number; failed: number }), told: stdout }
}

const good = "test('good', () => {})"

test("files that share a process share no hooks, and each file's resources are closed before the next", () => {
  const { passed, failed, told } = runTogether({
    first: `
      test('before it is open', () => {})
      await new Promise((resolve) => setTimeout(resolve, 20))
      globalThis.open = true
      afterEach(() => { if (!globalThis.open) throw new Error('a hook of another file') })
      after(() => { globalThis.open = false })
      test('open', () => { if (!globalThis.open) throw new Error('closed too early') })`,
    second: "test('closed', () => { if (globalThis.open) throw new Error('still open') })",
  })
  assert.deepEqual({ passed, failed }, { passed: 4, failed: 0 }, told)
  assert.match(told, /first\.test\.mjs[\s\S]*second\.test\.mjs/)
})

test('a failing test is named and counted, and the other files run', () => {
  const { passed, failed, told } = runTogether({
    bad: "test('bad', () => { throw new Error('as told') })",
    good,
  })
  assert.deepEqual({ passed, failed }, { passed: 2, failed: 1 }, told)
  assert.match(told, /failing tests:[\s\S]*bad\.test\.mjs:2:1[\s\S]*as told/)
})

test('a file that cannot be loaded, or that throws asynchronously, fails as well', () => {
  const unread = runTogether({ unread: "import './no-such.mjs'", good })
  assert.deepEqual([unread.passed, unread.failed], [2, 1], unread.told)
  assert.match(unread.told, /failing tests:[\s\S]*unread\.test\.mjs/)
  const late = runTogether({
    late: `
      test('late', async () => {
        setTimeout(() => { throw new Error('nobody waits') }, 1)
        await new Promise((resolve) => setTimeout(resolve, 50))
      })`,
    good,
  })
  assert.deepEqual([late.passed, late.failed], [2, 1], late.told)
  assert.match(late.told, /nobody waits/)
})

test('a process that exits before its last file fails, whatever its exit status, and the remaining files are named', () => {
  for (const [name, end] of [
    ['success', 'process.exit(0)'],
    ['failure', 'process.exit(3)'],
    ['killed', "process.kill(process.pid, 'SIGKILL')"],
    ['waiting', 'await new Promise(() => {})'],
  ] as const) {
    const { failed, told } = runTogether({
      first: good,
      [name]: `test('ends', async () => { ${end} })`,
      good,
    })
    assert.ok(failed >= 2, `${name}: ${told}`)
    assert.match(told, new RegExp(`${name}\\.test\\.mjs`), told)
    assert.match(told, /exited before finishing these files: .*good\.test\.mjs/, told)
  }
})
