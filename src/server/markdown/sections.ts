/** A part of a text under a heading, `## Its title {#its-id}`. */
export type Section = { readonly id: string; readonly title: string; readonly body: string }

/** A heading of the level that has an id: `## Its title {#its-id}`. */
function headingOf(line: string, level: 2 | 3): Pick<Section, 'id' | 'title'> | null {
  const sign = `${'#'.repeat(level)} `
  const at = line.lastIndexOf(' {#')
  if (!line.startsWith(sign) || !line.endsWith('}') || at < 0) return null
  return { title: line.slice(sign.length, at), id: line.slice(at + 3, -1) }
}

/** Splits a text at its headings of one level; the text before the first is the opening. */
export function sectionsOf(text: string, level: 2 | 3): { opening: string; sections: Section[] } {
  const opening: string[] = []
  const parts: (Pick<Section, 'id' | 'title'> & { lines: string[] })[] = []
  for (const line of text.split('\n')) {
    const heading = headingOf(line, level)
    if (heading) parts.push({ ...heading, lines: [] })
    else (parts.at(-1)?.lines ?? opening).push(line)
  }
  return {
    opening: opening.join('\n').trim(),
    sections: parts.map(({ id, title, lines }) => ({ id, title, body: lines.join('\n').trim() })),
  }
}
