import { deskChange, deskGet, deskPost, deskUpload } from '../endpoint.ts'
import type { Nothing } from '../fields.ts'
import type { StoredFile } from '../media.ts'
import type {
  ChatTicket,
  DeskChat,
  DeskChatAway,
  DeskChatGuest,
  DeskChatHandOver,
  DeskChatId,
  DeskChatMessage,
  DeskChatPicture,
  DeskChatQuery,
  DeskChatQueue,
  DeskChatRead,
  DeskChatStep,
  DeskChatText,
} from './chat.ts'

const answering = { permission: 'chat.answer' } as const
const one = { ...answering, refusals: ['not_found'] } as const

/** The queue; the caller counts as online in their own conversations for the next minute and a half. */
export const watchChats = /* @__PURE__ */ deskPost<typeof Nothing, typeof DeskChatQueue>(
  'chat/watch',
  answering,
)
export const showDeskChat = /* @__PURE__ */ deskGet<typeof DeskChatQuery, typeof DeskChat>(
  'chat/messages',
  one,
)
export const showChatGuest = /* @__PURE__ */ deskGet<typeof DeskChatId, typeof DeskChatGuest>(
  'chat/guest',
  one,
)
export const sayAsStaff = /* @__PURE__ */ deskChange<typeof DeskChatText, typeof DeskChatMessage>(
  'chat/say',
  {
    ...answering,
    refusals: ['not_found', 'field_unfilled'],
  },
)
/** Stores a picture that a message of the same member may then show. */
export const addChatPicture = /* @__PURE__ */ deskUpload<typeof DeskChatPicture, typeof StoredFile>(
  'chat/picture',
  { ...answering, refusals: ['not_found', 'wrong_type', 'too_large', 'overloaded'] },
)
/** Repeating it has no further effect. */
export const readAsStaff = /* @__PURE__ */ deskPost<typeof DeskChatRead, typeof Nothing>(
  'chat/read',
  answering,
)
export const typeAsStaff = /* @__PURE__ */ deskPost<typeof DeskChatId, typeof Nothing>(
  'chat/typing',
  answering,
)
export const takeChat = /* @__PURE__ */ deskChange<typeof DeskChatStep, typeof DeskChat>('chat/take', one)
export const handOverChat = /* @__PURE__ */ deskChange<typeof DeskChatHandOver, typeof DeskChat>(
  'chat/hand_over',
  one,
)
export const endChat = /* @__PURE__ */ deskChange<typeof DeskChatStep, typeof DeskChat>('chat/end', one)
/** Mails the guest the whole conversation. */
export const mailChatTranscript = /* @__PURE__ */ deskChange<typeof DeskChatStep, typeof Nothing>(
  'chat/transcript',
  { ...answering, refusals: ['not_found', 'guest_without_mail'] },
)
/** Opens a ticket with the messages of the guest that nobody answered, else with the last ones. */
export const openChatTicket = /* @__PURE__ */ deskChange<typeof DeskChatStep, typeof ChatTicket>(
  'chat/ticket',
  { ...answering, refusals: ['not_found', 'guest_without_mail'] },
)
export const setChatAway = /* @__PURE__ */ deskChange<typeof DeskChatAway, typeof DeskChatQueue>(
  'chat/away',
  answering,
)
