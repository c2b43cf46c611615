/** A storage for tests; it can simulate being full. */
export function memoryStorage(first: Record<string, string> = {}) {
  const texts = new Map(Object.entries(first))
  let full = false
  return {
    texts,
    fill: () => {
      full = true
    },
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (full) throw new DOMException('full', 'QuotaExceededError')
      texts.set(name, text)
    },
    removeItem: (name: string) => void texts.delete(name),
  }
}
