import * as z from 'zod'
import { code, flag, id, instant, Language, lineText, list, optional, requestId, text } from '../fields.ts'

export const IssueDraft = z.object({
  lang_of: Language,
  /** Only for subscribers of this topic, and those without a choice. */
  topic: optional(code()),
  subject: lineText(120, 2),
  paragraphs: list(text(2_000), 40, 1),
})
export type IssueDraft = z.infer<typeof IssueDraft>

export const IssuePreview = z.object({
  readers: z.int(),
  /** The mail as the first subscriber of that language would read it. */
  subject: z.string(),
  paragraphs: z.array(z.string()),
  site: z.string(),
})
export type IssuePreview = z.infer<typeof IssuePreview>

/** `name` identifies the issue: nobody receives the same one twice. */
export const IssueSending = IssueDraft.extend({ name: lineText(60, 2), req_id: requestId() })
export type IssueSending = z.infer<typeof IssueSending>

export const NewsletterAddress = z.object({ email: z.email().max(320), req_id: requestId() })
export type NewsletterAddress = z.infer<typeof NewsletterAddress>

export const NewsletterIssue = z.object({
  id: id(),
  name: z.string(),
  lang_of: Language,
  topic: z.string().nullable(),
  subject: z.string(),
  state: z.enum(['queued', 'sent']),
  readers: z.int(),
  by: z.string(),
  created: instant(),
  sent: instant().nullable(),
})
export type NewsletterIssue = z.infer<typeof NewsletterIssue>

export const DeskNewsletter = z.object({
  counts: z.array(
    z.object({ lang_of: Language, subscribed: z.int(), pending: z.int(), unsubscribed: z.int() }),
  ),
  /** Topics that subscribers chose. */
  topics: z.array(z.string()),
  issues: z.array(NewsletterIssue),
})
export type DeskNewsletter = z.infer<typeof DeskNewsletter>

export const RedirectRule = z.object({ path: text(500), target: text(2_000), permanent: flag() })
export type RedirectRule = z.infer<typeof RedirectRule>

export const RedirectChange = RedirectRule.extend({ req_id: requestId() })
export type RedirectChange = z.infer<typeof RedirectChange>

export const RedirectRemoval = z.object({ path: text(500), req_id: requestId() })
export type RedirectRemoval = z.infer<typeof RedirectRemoval>

export const DeskRedirects = z.object({
  rules: z.array(RedirectRule),
  /** Hosts outside the site that a rule may name. */
  hosts: z.array(z.string()),
})
export type DeskRedirects = z.infer<typeof DeskRedirects>

export const RedirectTrial = z.object({ path: text(500) })
export type RedirectTrial = z.infer<typeof RedirectTrial>

/** Where a visitor of the path arrives; null if nothing moves it. */
export const RedirectOutcome = z.object({
  outcome: z.object({ location: z.string(), permanent: z.boolean() }).nullable(),
})
export type RedirectOutcome = z.infer<typeof RedirectOutcome>
