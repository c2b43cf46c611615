export type Placeholders = Readonly<Record<string, string | number>>

// Any of these may be escaped, also in the address of a link: https://spec.commonmark.org/0.31.2/#backslash-escapes
const punctuation = /[!-/:-@[-`{-~]/g

/** Fills in the names in double braces; an unknown name throws. */
export function fillText(text: string, values: Placeholders): string {
  const [first = '', ...rest] = text.split('{{')
  const filled = rest.map((part) => {
    const end = part.indexOf('}}')
    const name = part.slice(0, Math.max(end, 0))
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`Unknown placeholder {{${name}}}.`)
    return String(value) + part.slice(end + 2)
  })
  return first + filled.join('')
}

/** The same for Markdown: values are escaped and cannot become markup. */
export function fillMarkdown(text: string, values: Placeholders): string {
  const escaped = Object.entries(values).map(([name, value]) => [
    name,
    String(value).replace(punctuation, (mark) => `\\${mark}`),
  ])
  return fillText(text, Object.fromEntries(escaped))
}
