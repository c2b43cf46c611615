import type { Section } from './sections.ts'

/** The key that opens a section after `g`. Home and Today share one: a member has only one of them. */
export const sectionKeys: Partial<Record<Section['name'], string>> = {
  home: 't',
  arrivals: 'a',
  today: 't',
  orders: 'o',
  payments: 'p',
  inbox: 'i',
  chat: 'l',
  guests: 'u',
  messages: 'm',
  calendar: 'c',
  hotels: 'h',
}
