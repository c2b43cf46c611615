/** Paragraphs of a text, separated by blank lines. */
export function paragraphsOf(text: string): string[] {
  const paragraphs: string[][] = [[]]
  for (const line of text.split('\n')) {
    if (line.trim() === '') paragraphs.push([])
    else paragraphs.at(-1)!.push(line.trim())
  }
  return paragraphs.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'))
}
