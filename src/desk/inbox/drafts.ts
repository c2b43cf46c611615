/** Unsent texts by entry, so that choosing another entry loses nothing. */
const drafts = new Map<string, string>()

export const readDraft = (key: string): string => drafts.get(key) ?? ''

export function keepDraft(key: string, text: string) {
  if (text === '') drafts.delete(key)
  else drafts.set(key, text)
}
