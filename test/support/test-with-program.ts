import { spawnSync } from 'node:child_process'
import { test } from 'node:test'

type Program = { readonly program: string; readonly version: string }

/**
 * Registers a test that needs a program of this machine; without it the run says what was not checked. Skipped tests
 * count as failures.
 */
export function testWithProgram({ program, version }: Program, name: string, run: () => unknown) {
  if (spawnSync(program, [version]).error) console.log(`Not checked: ${name} (${program} is not installed)`)
  else test(name, async () => void (await run()))
}
