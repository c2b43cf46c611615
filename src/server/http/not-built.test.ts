import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyEndpoint } from '#contract/schemas.ts'
import { testApp } from '#test/support/app.ts'

/** Endpoints of the contract that nothing answers yet. This list can only shrink. */
const notBuilt: readonly string[] = []

test('exactly the listed endpoints are not built', async () => {
  const { bindings } = await testApp()
  const built = new Set(bindings.map(({ endpoint }) => endpoint))
  const missing = everyEndpoint.filter(({ endpoint }) => !built.has(endpoint)).map(({ name }) => name)
  assert.deepEqual(missing.toSorted(), notBuilt.toSorted())
})
