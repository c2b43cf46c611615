import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Settings } from '#server/settings.ts'
import type { Parts } from '#server/startup/open-parts.ts'
import type { Opened } from '#server/startup/prepare-database.ts'

/** What a command works with. */
export type Workplace = {
  readonly settings: () => Settings
  /** Says which database it is, and makes a new one only when `--create` was given. Closed at the end. */
  readonly open: () => Promise<Opened>
  /** Opens the database and builds the same parts as the server has. */
  readonly parts: () => Promise<Parts>
}

/** One thing that an operator can do from the command line. */
export type Command = {
  readonly name: string
  readonly about: string
  readonly help: string
  /** Returns the exit status. */
  readonly run: (words: string[], workplace: Workplace) => Promise<number>
}

/** The options of a command, or a sentence about the one that is wrong. */
export function readOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return { ok: true as const, ...parseArgs(config) }
  } catch (error) {
    return {
      ok: false as const,
      sentence: (error as Error).message.split('. ')[0] ?? 'The options are wrong',
    }
  }
}
