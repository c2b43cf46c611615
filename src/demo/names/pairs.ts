import type { Bilingual } from '#domain/text/locale.ts'

/** Parses `Solmira 索米拉, Via dei Tigli 椴树街`: the text before the first Chinese character, and the rest. */
export function pairs(text: string): Bilingual[] {
  return text.split(',').map((entry) => {
    const trimmed = entry.trim()
    const at = trimmed.search(/\p{Script=Han}/u)
    if (at < 1) throw new Error(`A name lacks one of its languages: ${trimmed}`)
    return { en: trimmed.slice(0, at).trim(), zh: trimmed.slice(at).trim() }
  })
}
