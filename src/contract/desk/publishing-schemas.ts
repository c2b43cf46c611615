import type { Endpoint } from '../endpoint.ts'
import { Nothing } from '../fields.ts'
import {
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
import * as endpoints from './publishing-endpoints.ts'

type SchemasOf<E> =
  E extends Endpoint<infer Input, infer Output> ? { readonly input: Input; readonly output: Output } : never
type Name = keyof typeof endpoints

const schemas: { readonly [Key in Name]: SchemasOf<(typeof endpoints)[Key]> } = {
  showDeskNewsletter: { input: Nothing, output: DeskNewsletter },
  previewIssue: { input: IssueDraft, output: IssuePreview },
  sendDeskIssue: { input: IssueSending, output: DeskNewsletter },
  removeSubscriber: { input: NewsletterAddress, output: DeskNewsletter },
  listDeskRedirects: { input: Nothing, output: DeskRedirects },
  tryRedirect: { input: RedirectTrial, output: RedirectOutcome },
  saveRedirect: { input: RedirectChange, output: DeskRedirects },
  removeRedirect: { input: RedirectRemoval, output: DeskRedirects },
}

export const publishingDeskEndpoints = (Object.keys(endpoints) as Name[]).map((name) => ({
  name,
  endpoint: endpoints[name] as Endpoint,
  ...schemas[name],
}))
