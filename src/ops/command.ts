import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Ending } from '#server/program.ts'

/** One thing that an operator can do from the command line. */
export type Command = {
  readonly name: string
  readonly about: string
  readonly help: string
  /** Returns the exit status. */
  readonly run: (words: string[], ending: Ending) => Promise<number>
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
