/** A part of a text under a heading, `## Its title {#its-id}`. */
export type Section = { readonly id: string; readonly title: string; readonly body: string }

const heading = { 2: /^## (.+?) \{#([a-z0-9-]+)\}$/m, 3: /^### (.+?) \{#([a-z0-9-]+)\}$/m }

/** Cuts a text at its headings of one level; what comes before the first is the opening. */
export function sectionsOf(text: string, level: 2 | 3): { opening: string; sections: Section[] } {
  const [opening = '', ...rest] = text.split(new RegExp(heading[level], 'm'))
  const sections: Section[] = []
  for (let at = 0; at < rest.length; at += 3)
    sections.push({ title: rest[at]!, id: rest[at + 1]!, body: rest[at + 2]!.trim() })
  return { opening: opening.trim(), sections }
}
