import * as z from 'zod'
import { plainDate, Tdk } from './fields.ts'

export const DocumentName = z.enum([
  'about',
  'agentstatement',
  'cookie',
  'faq',
  'loyalty',
  'privacy',
  'terms',
])
export type DocumentName = z.infer<typeof DocumentName>

export const DocumentQuery = z.object({ name: DocumentName })
export type DocumentQuery = z.infer<typeof DocumentQuery>

/** A question of the FAQ: `text` is the answer without markup, for structured data and search. */
export const DocumentAnswer = z.object({
  id: z.string(),
  question: z.string(),
  html: z.string(),
  text: z.string(),
})
export type DocumentAnswer = z.infer<typeof DocumentAnswer>

export const DocumentSection = z.object({
  id: z.string(),
  title: z.string(),
  /** A summary in a sentence or two; not legally binding. */
  short: z.string().nullable(),
  html: z.string(),
  answers: z.array(DocumentAnswer),
})
export type DocumentSection = z.infer<typeof DocumentSection>

/** `html` is the whole text, `sections` the same in parts. */
export const SiteDocument = z.object({
  name: DocumentName,
  version: z.string(),
  date: plainDate(),
  title: z.string(),
  /** Changes in this version; null in the first. */
  changed: z.string().nullable(),
  /** Estimated reading time. */
  minutes: z.int(),
  html: z.string(),
  contents: z.array(z.object({ id: z.string(), text: z.string(), level: z.int() })),
  sections: z.array(DocumentSection),
  tdk: Tdk,
})
export type SiteDocument = z.infer<typeof SiteDocument>
