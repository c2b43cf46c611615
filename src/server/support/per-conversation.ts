/** The limit of sockets, and of long polls, for one conversation in a process. */
export const mostPerConversation = 8

export type CountedByKey = {
  /** Counts one more for the key; null above the limit, else the function that releases it. */
  readonly enter: (key: string) => (() => void) | null
}

export function countedByKey(most: number): CountedByKey {
  const counts = new Map<string, number>()
  return {
    enter: (key) => {
      const count = counts.get(key) ?? 0
      if (count >= most) return null
      counts.set(key, count + 1)
      return () => {
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}
