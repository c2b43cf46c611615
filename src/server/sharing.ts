/** Questions that meet while one is being answered share its answer; once it is there, the next one asks anew. */
export function sharing<Question, Answer>(
  keyOf: (question: Question) => string,
  ask: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  const underWay = new Map<string, Promise<Answer>>()
  return (question) => {
    const key = keyOf(question)
    const met = underWay.get(key)
    if (met) return met
    const answer = ask(question).finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }
}
