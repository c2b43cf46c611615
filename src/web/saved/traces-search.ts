/** Maximum number of traces shown. */
export const mostTraces = 50

/** How many traces the page shows. */
export type TracesSearch = { shown?: number }

export function readTracesSearch({ shown }: Record<string, unknown>): TracesSearch {
  const number = Number(shown)
  return Number.isInteger(number) && number > 0 && number <= mostTraces ? { shown: number } : {}
}
