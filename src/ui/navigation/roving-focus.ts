const steps: Record<'across' | 'down', Record<string, number>> = {
  across: { ArrowRight: 1, ArrowLeft: -1 },
  down: { ArrowDown: 1, ArrowUp: -1 },
}

/** Which of `count` a key leads to from `at` (-1: none yet), round and round; null when it is none of ours. */
export function roveTo(
  key: string,
  { at, count, way }: { at: number; count: number; way: 'across' | 'down' },
) {
  if (count === 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[way][key]
  if (step === undefined) return null
  if (at < 0) return step > 0 ? 0 : count - 1
  return (at + step + count) % count
}
