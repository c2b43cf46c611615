import { readFileSync } from 'node:fs'

/** The text of an option, of a file, or of standard input; null if there is none. */
export function readText({
  text,
  file,
}: {
  text: string | undefined
  file: string | undefined
}): string | null {
  const written = text ?? (file === undefined ? '' : readFileSync(file === '-' ? 0 : file, 'utf8'))
  return written.trim() || null
}
