/** Prints the result of a command: text for people, JSON for programs. Returns the exit status. */
export function print(json: boolean, value: unknown, text: string): number {
  console.log(json ? JSON.stringify(value, null, 2) : text)
  return 0
}

/** Prints an error, to which it adds the full stop. Returns the exit status. */
export function fail(sentence: string, status = 1): number {
  console.error(`${sentence}.`)
  return status
}

// Control characters could move the cursor or rewrite the screen, and direction marks reorder a line.
const unprintable = /(?![\n\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** A guest's text made safe for a terminal: invisible characters are shown as their code. */
export const readable = (text: string) =>
  text.replace(unprintable, (mark) => `⟨U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`)

export const indented = (text: string) => `  ${readable(text).replaceAll('\n', '\n  ')}`

/** `2026-12-10 18:00`, in UTC. */
export const dateAndTime = (instant: number) => new Date(instant).toISOString().slice(0, 16).replace('T', ' ')
