/** No more than so many begin in one turn, and none once it has taken so many milliseconds. */
type Turn = { readonly most: number; readonly milliseconds: number; readonly now?: () => number }

/**
 * Begins what comes in together once all of it has come in. One turn of the event loop brings several questions: all are
 * read, then all are answered, and then all answers are sent, for what waits goes on after the last of them has begun.
 * Question by question, the processor would have to fetch the code of each step anew, which takes a tenth of a search.
 * Turns are short, so that the first does not wait long for the last.
 */
export function createTogether({ most, milliseconds, now = () => performance.now() }: Turn) {
  const waiting: (() => void)[] = []
  let isDue = false
  const beginSome = () => {
    const end = now() + milliseconds
    try {
      let begun = 0
      do waiting.shift()!()
      while (++begun < most && waiting.length > 0 && now() < end)
    } finally {
      isDue = waiting.length > 0
      if (isDue) setImmediate(beginSome)
    }
  }
  return (begin: () => void) => {
    waiting.push(begin)
    if (!isDue) setImmediate(beginSome)
    isDue = true
  }
}
