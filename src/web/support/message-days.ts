import type { ChatMessage } from '#contract/support.ts'

export type Day = { readonly date: string; readonly messages: readonly ChatMessage[] }

/** The date of a moment on this device's calendar. */
export const localDate = (at: Date) =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Messages by the day on which they came. */
export function daysOf(messages: readonly ChatMessage[]): Day[] {
  const days = Map.groupBy(messages, ({ at }) => localDate(new Date(at)))
  return [...days].map(([date, list]) => ({ date, messages: list }))
}

/** Whether a message goes on with what the same person said just before. */
export const goesOn = (before: ChatMessage | undefined, message: ChatMessage) =>
  before?.by === message.by && before.name === message.name
