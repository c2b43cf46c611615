import type { Endpoint } from '../endpoint.ts'
import { Nothing } from '../fields.ts'
import {
  ClaimDecision,
  InboxAnswer,
  InboxAssignment,
  InboxClosing,
  InboxEntry,
  InboxKeyQuery,
  InboxModeration,
  InboxNote,
  InboxPage,
  InboxQuery,
  InboxSnooze,
  InboxTags,
  LeadProgress,
  MacroList,
  MacroRemoval,
  MacroSaving,
  TextToTranslate,
  TranslatedText,
} from './inbox.ts'
import * as endpoints from './inbox-endpoints.ts'

type SchemasOf<E> =
  E extends Endpoint<infer Input, infer Output> ? { readonly input: Input; readonly output: Output } : never
type Name = keyof typeof endpoints

const schemas: { readonly [Key in Name]: SchemasOf<(typeof endpoints)[Key]> } = {
  listInbox: { input: InboxQuery, output: InboxPage },
  showInboxEntry: { input: InboxKeyQuery, output: InboxEntry },
  assignInboxEntry: { input: InboxAssignment, output: InboxEntry },
  snoozeInboxEntry: { input: InboxSnooze, output: InboxEntry },
  tagInboxEntry: { input: InboxTags, output: InboxEntry },
  noteOnInboxEntry: { input: InboxNote, output: InboxEntry },
  answerInboxEntry: { input: InboxAnswer, output: InboxEntry },
  closeInboxTicket: { input: InboxClosing, output: InboxEntry },
  moderateInboxEntry: { input: InboxModeration, output: InboxEntry },
  decideInboxClaim: { input: ClaimDecision, output: InboxEntry },
  followInboxLead: { input: LeadProgress, output: InboxEntry },
  translateForInbox: { input: TextToTranslate, output: TranslatedText },
  listMacros: { input: Nothing, output: MacroList },
  saveMacro: { input: MacroSaving, output: MacroList },
  removeMacro: { input: MacroRemoval, output: MacroList },
}

export const inboxDeskEndpoints = (Object.keys(endpoints) as Name[]).map((name) => ({
  name,
  endpoint: endpoints[name] as Endpoint,
  ...schemas[name],
}))
