/** Fewer than these are sorted by insertion. */
const few = 12

/**
 * Sorts numbers of texts by the texts, each of which begins at `startOf[number]` and ends with 0: quicksort in three
 * parts on one character at a time, which looks at no character twice.
 */
export function sortTexts(order: Uint32Array, startOf: Uint32Array, text: Uint16Array): void {
  const charOf = (number: number, depth: number) => text[startOf[number]! + depth]!
  const todo: [from: number, to: number, depth: number][] = [[0, order.length, 0]]

  for (let part = todo.pop(); part; part = todo.pop()) {
    const [from, to, depth] = part
    if (to - from < few) {
      insertionSort(order, startOf, text, part)
      continue
    }
    const pivot = middleOf(
      charOf(order[from]!, depth),
      charOf(order[(from + to) >> 1]!, depth),
      charOf(order[to - 1]!, depth),
    )
    let [less, at, more] = [from, from, to]
    while (at < more) {
      const number = order[at]!
      const char = charOf(number, depth)
      if (char < pivot) {
        order[at++] = order[less]!
        order[less++] = number
      } else if (char > pivot) {
        order[at] = order[--more]!
        order[more] = number
      } else at++
    }
    todo.push([from, less, depth], [more, to, depth])
    if (pivot !== 0) todo.push([less, more, depth + 1])
  }
}

const middleOf = (a: number, b: number, c: number) => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))

function insertionSort(
  order: Uint32Array,
  startOf: Uint32Array,
  text: Uint16Array,
  [from, to, depth]: [number, number, number],
) {
  for (let i = from + 1; i < to; i++) {
    const number = order[i]!
    let j = i
    while (j > from && isBefore(text, startOf[number]! + depth, startOf[order[j - 1]!]! + depth)) {
      order[j] = order[j - 1]!
      j--
    }
    order[j] = number
  }
}

function isBefore(text: Uint16Array, a: number, b: number): boolean {
  let [i, j] = [a, b]
  while (text[i] === text[j] && text[i] !== 0) {
    i++
    j++
  }
  return text[i]! < text[j]!
}
