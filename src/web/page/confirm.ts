import { createStore } from '#ui/store.ts'

export type Question = { title: string; text: string; yes?: string; no?: string }
type Asked = Question & { answer: (yes: boolean) => void }

export const asked = createStore<Asked | null>(null)

/** Asks the visitor and waits; a second question means “no” to the first. */
export function confirm(question: Question): Promise<boolean> {
  asked.get()?.answer(false)
  return new Promise((resolve) => {
    asked.set({
      ...question,
      answer: (yes) => {
        asked.set(null)
        resolve(yes)
      },
    })
  })
}
