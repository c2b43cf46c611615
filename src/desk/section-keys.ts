import type { Section } from './sections.ts'

/** The key that opens a section after `g`. Nobody has both Home and Today. */
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
