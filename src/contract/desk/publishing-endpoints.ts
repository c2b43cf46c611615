import { deskChange, deskGet, deskPost } from '../endpoint.ts'
import type { Nothing } from '../fields.ts'
import type {
  DeskNewsletter,
  DeskRedirects,
  IssueDraft,
  IssuePreview,
  IssueSending,
  NewsletterAddress,
  RedirectChange,
  RedirectOutcome,
  RedirectRemoval,
  RedirectTrial,
} from './publishing.ts'

const sending = { permission: 'newsletter.send' } as const
const moving = { permission: 'redirects.change' } as const

export const showDeskNewsletter = /* @__PURE__ */ deskGet<typeof Nothing, typeof DeskNewsletter>(
  'newsletter/show',
  { permission: 'newsletter.see' },
)
export const previewIssue = /* @__PURE__ */ deskPost<typeof IssueDraft, typeof IssuePreview>(
  'newsletter/preview',
  { permission: 'newsletter.see' },
)
export const sendDeskIssue = /* @__PURE__ */ deskChange<typeof IssueSending, typeof DeskNewsletter>(
  'newsletter/send',
  { ...sending, refusals: ['issue_exists'] },
)
/** For people who ask staff to be unsubscribed. */
export const removeSubscriber = /* @__PURE__ */ deskChange<typeof NewsletterAddress, typeof DeskNewsletter>(
  'newsletter/remove',
  { ...sending, refusals: ['not_found', 'already_decided'] },
)
export const listDeskRedirects = /* @__PURE__ */ deskGet<typeof Nothing, typeof DeskRedirects>(
  'redirects/list',
  { permission: 'redirects.see' },
)
export const tryRedirect = /* @__PURE__ */ deskGet<typeof RedirectTrial, typeof RedirectOutcome>(
  'redirects/try',
  { permission: 'redirects.see' },
)
export const saveRedirect = /* @__PURE__ */ deskChange<typeof RedirectChange, typeof DeskRedirects>(
  'redirects/save',
  { ...moving, refusals: ['redirect_path', 'redirect_target', 'redirect_loop'] },
)
export const removeRedirect = /* @__PURE__ */ deskChange<typeof RedirectRemoval, typeof DeskRedirects>(
  'redirects/remove',
  { ...moving, refusals: ['not_found'] },
)
