const slots = 5

/** Which pages a pager names: the first, the last, where we are, and a gap where some are left out. */
export function pageWindow(page: number, pages: number): (number | 'gap before' | 'gap after')[] {
  const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
  if (pages <= slots) return count(1, pages)
  if (page <= slots - 2) return [...count(1, slots - 2), 'gap after', pages]
  if (page > pages - (slots - 2)) return [1, 'gap before', ...count(pages - (slots - 3), pages)]
  return [1, 'gap before', page, 'gap after', pages]
}

/** A typed page number, kept within what there is; null when it is no number. */
export function pageTyped(text: string, pages: number): number | null {
  const typed = Number.parseInt(text, 10)
  return Number.isNaN(typed) ? null : Math.min(pages, Math.max(1, typed))
}

/** A list's address as a form that asks for one page of it, everything else kept. */
export function jumpForm(href: string, param: string) {
  const [action = '', query = ''] = (href.split('#')[0] ?? '').split('?', 2)
  const kept = [...new URLSearchParams(query)].filter(([name]) => name !== param)
  return { action, kept: kept.map(([name, value]) => ({ name, value })) }
}
