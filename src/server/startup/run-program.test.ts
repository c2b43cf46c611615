import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'

/** A program with an unhandled rejection, as the driver causes when its connection breaks. */
function runWith(code: string) {
  const program = join(import.meta.dirname, 'run-program.ts')
  const text = `
    import { runProgram } from ${JSON.stringify(program)}
    await runProgram(async () => {
      Promise.reject(Object.assign(new Error('lost'), { code: '${code}' }))
      await new Promise(setImmediate)
      await new Promise(setImmediate)
      console.log('goes on')
      return 'done'
    })`
  return spawnSync(process.execPath, ['--input-type=module', '-e', text], { encoding: 'utf8' })
}

test('a lost connection never ends the process, also as a pooler reports it', () => {
  for (const code of ['08P01', '57P01', '25006', 'CONNECTION_CLOSED']) {
    const { status, stdout, stderr } = runWith(code)
    assert.deepEqual([status, stdout.trim()], [0, 'goes on'], `${code} ${stderr}`)
  }
})

test('any other unhandled rejection is a bug and ends the process', () => {
  assert.notEqual(runWith('23505').status, 0)
})
