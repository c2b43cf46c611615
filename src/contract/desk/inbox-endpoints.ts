import { deskChange, deskGet, deskPost } from '../endpoint.ts'
import type { Nothing } from '../fields.ts'
import type {
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

const seeing = { permission: 'inbox.see', refusals: ['not_found'] } as const
const answering = { permission: 'inbox.answer' } as const

export const listInbox = /* @__PURE__ */ deskGet<typeof InboxQuery, typeof InboxPage>('inbox/list', {
  permission: 'inbox.see',
})
export const showInboxEntry = /* @__PURE__ */ deskGet<typeof InboxKeyQuery, typeof InboxEntry>(
  'inbox/show',
  seeing,
)
/** Without a member the entry is released. */
export const assignInboxEntry = /* @__PURE__ */ deskChange<typeof InboxAssignment, typeof InboxEntry>(
  'inbox/assign',
  { ...answering, refusals: ['not_found'] },
)
export const snoozeInboxEntry = /* @__PURE__ */ deskChange<typeof InboxSnooze, typeof InboxEntry>(
  'inbox/snooze',
  { ...answering, refusals: ['not_found', 'invalid_input'] },
)
export const tagInboxEntry = /* @__PURE__ */ deskChange<typeof InboxTags, typeof InboxEntry>('inbox/tag', {
  ...answering,
  refusals: ['not_found'],
})
export const noteOnInboxEntry = /* @__PURE__ */ deskChange<typeof InboxNote, typeof InboxEntry>(
  'inbox/note',
  { ...answering, refusals: ['not_found'] },
)
/** Answers a ticket by mail and in its thread, or a question in public. */
export const answerInboxEntry = /* @__PURE__ */ deskChange<typeof InboxAnswer, typeof InboxEntry>(
  'inbox/answer',
  { ...answering, refusals: ['not_found', 'ticket_closed', 'already_decided', 'field_unfilled'] },
)
export const closeInboxTicket = /* @__PURE__ */ deskChange<typeof InboxClosing, typeof InboxEntry>(
  'inbox/close',
  { ...answering, refusals: ['not_found', 'ticket_closed'] },
)
/** Publishes or hides a review, a question or an answer. The score of a reviewed hotel is counted again. */
export const moderateInboxEntry = /* @__PURE__ */ deskChange<typeof InboxModeration, typeof InboxEntry>(
  'inbox/moderate',
  { ...answering, refusals: ['not_found', 'already_decided', 'field_unfilled', 'reason_missing'] },
)
export const decideInboxClaim = /* @__PURE__ */ deskChange<typeof ClaimDecision, typeof InboxEntry>(
  'inbox/claim',
  {
    permission: 'claims.decide',
    reauthenticate: true,
    refusals: [
      'not_found',
      'already_decided',
      'sim_changed',
      'not_paid_to_us',
      'too_much',
      'field_unfilled',
      'second_person_needed',
    ],
  },
)
export const followInboxLead = /* @__PURE__ */ deskChange<typeof LeadProgress, typeof InboxEntry>(
  'inbox/lead',
  { ...answering, refusals: ['not_found'] },
)
/** Without an engine the text is returned unchanged. */
export const translateForInbox = /* @__PURE__ */ deskPost<typeof TextToTranslate, typeof TranslatedText>(
  'inbox/translate',
  { permission: 'inbox.see', refusals: ['translation_failed', 'too_many', 'not_built'] },
)

export const listMacros = /* @__PURE__ */ deskGet<typeof Nothing, typeof MacroList>('inbox/macros', {
  permission: 'inbox.see',
})
export const saveMacro = /* @__PURE__ */ deskChange<typeof MacroSaving, typeof MacroList>(
  'inbox/save_macro',
  { ...answering, refusals: ['not_found', 'changed_meanwhile', 'invalid_input'] },
)
export const removeMacro = /* @__PURE__ */ deskChange<typeof MacroRemoval, typeof MacroList>(
  'inbox/remove_macro',
  answering,
)
