import type { Endpoint } from '../endpoint.ts'
import { Nothing } from '../fields.ts'
import { StoredFile } from '../media.ts'
import {
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
import * as endpoints from './chat-endpoints.ts'

type SchemasOf<E> =
  E extends Endpoint<infer Input, infer Output> ? { readonly input: Input; readonly output: Output } : never
type Name = keyof typeof endpoints

const schemas: { readonly [Key in Name]: SchemasOf<(typeof endpoints)[Key]> } = {
  watchChats: { input: Nothing, output: DeskChatQueue },
  showDeskChat: { input: DeskChatQuery, output: DeskChat },
  showChatGuest: { input: DeskChatId, output: DeskChatGuest },
  sayAsStaff: { input: DeskChatText, output: DeskChatMessage },
  addChatPicture: { input: DeskChatPicture, output: StoredFile },
  readAsStaff: { input: DeskChatRead, output: Nothing },
  typeAsStaff: { input: DeskChatId, output: Nothing },
  takeChat: { input: DeskChatStep, output: DeskChat },
  handOverChat: { input: DeskChatHandOver, output: DeskChat },
  endChat: { input: DeskChatStep, output: DeskChat },
  mailChatTranscript: { input: DeskChatStep, output: Nothing },
  openChatTicket: { input: DeskChatStep, output: ChatTicket },
  setChatAway: { input: DeskChatAway, output: DeskChatQueue },
}

export const chatDeskEndpoints = (Object.keys(endpoints) as Name[]).map((name) => ({
  name,
  endpoint: endpoints[name] as Endpoint,
  ...schemas[name],
}))
