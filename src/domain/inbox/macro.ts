/** Fields of a prepared answer; each is filled with a fact of the entry in the guest's language. */
export const macroFields = ['guest', 'order', 'hotel', 'deadline'] as const
export type MacroField = (typeof macroFields)[number]

/** A missing fact is null. */
export type MacroFacts = Readonly<Record<MacroField, string | null>>

export type MacroTexts = { readonly en: string; readonly zh: string }
export type MacroFault =
  | { readonly why: 'unknown'; readonly field: string }
  | { readonly why: 'missing'; readonly field: string; readonly locale: keyof MacroTexts }

const placeholder = /\{([^{}\n]{0,40})\}/g

/** The names in braces, each once. */
export const placeholdersIn = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].map(([, name]) => name!.trim())),
]

const isField = (name: string): name is MacroField => macroFields.some((field) => field === name)

/** Every field must be known, and both languages must name the same facts. */
export function whyNotMacro({ en, zh }: MacroTexts): MacroFault | null {
  const named = { en: placeholdersIn(en), zh: placeholdersIn(zh) }
  const unknown = [...named.en, ...named.zh].find((name) => !isField(name))
  if (unknown !== undefined) return { why: 'unknown', field: unknown }
  const notZh = named.en.find((name) => !named.zh.includes(name))
  if (notZh !== undefined) return { why: 'missing', field: notZh, locale: 'zh' }
  const notEn = named.zh.find((name) => !named.en.includes(name))
  return notEn === undefined ? null : { why: 'missing', field: notEn, locale: 'en' }
}

/** Fills the known facts. Fields without a fact stay in braces and are listed: such a text cannot be sent. */
export function fillMacro(text: string, facts: MacroFacts): { text: string; missing: string[] } {
  const filled = text.replace(placeholder, (whole, name: string) => {
    const field = name.trim()
    return (isField(field) && facts[field]) || whole
  })
  return { text: filled, missing: placeholdersIn(filled) }
}
