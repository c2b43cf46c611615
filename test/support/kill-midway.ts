import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Connection } from '#server/settings/connection-url.ts'

const root = join(import.meta.dirname, '../..')

/** Runs a program that has a `db` until it prints "far enough", then kills it with SIGKILL. */
export async function killMidway(connection: Connection, program: string) {
  const opening = `
    import { openDatabase, transaction } from '#server/db/database.ts'
    const db = openDatabase(${JSON.stringify(connection)})`
  const child = spawn(process.execPath, ['--input-type=module', '-e', `${opening}\n${program}`], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let isFar = false
  for await (const text of child.stdout.setEncoding('utf8'))
    if ((isFar = String(text).includes('far enough'))) break
  assert.ok(isFar, 'the program ended before it could be killed')
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
