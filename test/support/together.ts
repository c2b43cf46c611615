import { suite } from 'node:test'
import { pathToFileURL } from 'node:url'

/** Fails a hanging file so that the others still run: far longer than any takes on a busy machine. */
const timeout = 600_000

// Runs files one after the other, each in a suite: hooks apply to its own tests, and its resources are closed
// before the next.
for (const file of process.argv.slice(2))
  await suite(file, { timeout }, async () => {
    await import(pathToFileURL(file).href)
  })
