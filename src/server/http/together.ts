/**
 * Begins what comes in together once all of it has come in. One turn of the event loop brings several questions: all are
 * read, then all are answered, and then all answers are sent, for what waits goes on after the last of them has begun.
 * Question by question, the processor would have to fetch the code of each step anew, which takes a tenth of a search.
 * No more than so many begin in one turn, so that the first does not wait for long.
 */
export function createTogether(most: number): (begin: () => void) => void {
  const waiting: (() => void)[] = []
  const beginSome = () => {
    const some = waiting.splice(0, most)
    if (waiting.length > 0) setImmediate(beginSome)
    for (const begin of some) begin()
  }
  return (begin) => {
    if (waiting.push(begin) === 1) setImmediate(beginSome)
  }
}
