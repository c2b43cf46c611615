import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { restartOnChange } from './restart-on-change.ts'

const folder = mkdtempSync(join(tmpdir(), 'restart-'))
after(() => rmSync(folder, { recursive: true }))
const [program, log] = [join(folder, 'program.js'), join(folder, 'log')]
writeFileSync(log, '')
const version = (name: string, rest = 'setInterval(() => {}, 1000)') =>
  writeFileSync(program, `require('node:fs').appendFileSync(${JSON.stringify(log)}, '${name};')\n${rest}`)
const logged = async (text: string) => {
  for (let tries = 0; tries < 600; tries++) {
    if (readFileSync(log, 'utf8') === text) return
    await wait(50)
  }
  assert.equal(readFileSync(log, 'utf8'), text)
}

test('a program restarts when one of its files changes, also after a failure', async () => {
  version('one')
  const said: string[] = []
  const ended: AbortSignal[] = []
  const running = restartOnChange({
    program: [program],
    folder,
    concerns: (file) => file === 'program.js',
    say: (text) => said.push(text),
    onStart: (signal) => ended.push(signal),
  })
  await logged('one;')
  writeFileSync(join(folder, 'notes.txt'), 'not one of its files')
  version('two', 'process.exit(3)')
  await logged('one;two;')
  for (let tries = 0; tries < 600 && !said.some((text) => text.includes('(3)')); tries++) await wait(50)
  assert.match(said.join('\n'), /program\.js changed: the server restarts\.\n.*exited \(3\)\. It restarts/)
  version('three')
  await logged('one;two;three;')
  assert.deepEqual(
    ended.map(({ aborted }) => aborted),
    [true, true, false],
    'each process has a signal that aborts with it',
  )
  await running.end()
  assert.equal(ended.at(-1)?.aborted, true)
  version('four')
  await wait(500)
  await logged('one;two;three;')
})
