import type { FeedbackTopic } from '#contract/feedback.ts'
import type { Locale } from '#domain/text/locale.ts'
import { joinLocale } from '#domain/text/locale-path.ts'

export const topics = [
  'booking',
  'payment',
  'cancellation',
  'hotel',
  'account',
  'website',
  'suggestion',
  'other',
] as const satisfies readonly FeedbackTopic[]

/**
 * Initial values of the form: `q` is the topic, `i` what it is about. Where no script runs, the address also says how a
 * form came out that was sent: the ticket, or what was wrong.
 */
export type FeedbackQuery = {
  readonly q?: FeedbackTopic
  readonly i?: string
  readonly sent?: string
  readonly fault?: (typeof faults)[number]
}

const faults = ['fields', 'too_many'] as const

const longest = 300
const ticketPattern = /^[A-Z0-9]{4,20}$/

export function readFeedbackQuery({ q, i, sent, fault }: Record<string, unknown>): FeedbackQuery {
  const topic = topics.find((known) => known === q)
  const about = typeof i === 'string' && isSubject(i) ? i : undefined
  const wrong = faults.find((known) => known === fault)
  return {
    ...(topic ? { q: topic } : {}),
    ...(about ? { i: about } : {}),
    ...(typeof sent === 'string' && ticketPattern.test(sent) ? { sent } : {}),
    ...(wrong ? { fault: wrong } : {}),
  }
}

const isSubject = (text: string) =>
  text.length <= longest && /^(?:(?:order|hotel):\d{1,18}|\/(?!\/)[^\s\\]*)$/.test(text)

export type Subject =
  | { readonly kind: 'order' | 'hotel'; readonly id: string }
  | { readonly kind: 'page'; readonly path: string }

export function subjectOf(about: string | null | undefined): Subject | null {
  if (!about) return null
  if (about.startsWith('/')) return { kind: 'page', path: about }
  const [kind, id = ''] = about.split(':')
  return kind === 'order' || kind === 'hotel' ? { kind, id } : null
}

/** Which topic is chosen before anybody has chosen one. */
export function firstTopic({ q, i }: FeedbackQuery): FeedbackTopic | '' {
  if (q) return q
  const subject = subjectOf(i)
  if (!subject) return ''
  return ({ order: 'booking', hotel: 'hotel', page: 'website' } as const)[subject.kind]
}

export type TicketSearch = { readonly ticket?: string; readonly page?: number }

export function readTicketSearch({ ticket, page }: Record<string, unknown>): TicketSearch {
  const number = Number(page)
  return {
    ...(typeof ticket === 'string' && ticketPattern.test(ticket) ? { ticket } : {}),
    ...(Number.isSafeInteger(number) && number > 1 && number <= 100_000 ? { page: number } : {}),
  }
}

export function feedbackTicketUrl({ ticket, page }: TicketSearch, locale: Locale): string {
  const query = new URLSearchParams({ ...(ticket ? { ticket } : {}), ...(page ? { page: `${page}` } : {}) })
  return joinLocale('/center/feedback', locale) + (query.size > 0 ? `?${query}` : '')
}

const longestTitle = 80

/** The first line of what somebody wrote, as the name of its thread. */
export function titleOf(text: string): string {
  const line = text.split(/[\n\u2028\u2029]/).find((one) => one.trim()) ?? ''
  const letters = [...line.trim()]
  return letters.length > longestTitle ? `${letters.slice(0, longestTitle).join('')}…` : letters.join('')
}
