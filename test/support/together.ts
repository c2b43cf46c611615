import { suite } from 'node:test'
import { pathToFileURL } from 'node:url'

/** Ends a file that hangs, and the others still run: far longer than any takes on a busy machine. */
const timeout = 600_000

// One after the other, each in a suite: its hooks are for its own tests, and what it opened is closed before the next.
for (const file of process.argv.slice(2))
  await suite(file, { timeout }, async () => {
    await import(pathToFileURL(file).href)
  })
