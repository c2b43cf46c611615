import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { readAsStaff, sayAsStaff, showDeskChat } from '#contract/desk/chat-endpoints.ts'
import { browserClock } from '#ui/clock.ts'
import { call } from '../call.ts'
import { type ChatClient, createChatClient, type PendingReply } from './chat-client.ts'
import { openChatEvents } from './chat-events.ts'

/** Open conversations, as long as the desk is loaded: going to another page and back loses nothing. */
const clients = new Map<string, ChatClient>()

const keptName = (staff: string, id: string) => `desk:chat:${staff}:${id}`

const keepIn = (name: string) => ({
  read: (): PendingReply[] => {
    try {
      const list: unknown = JSON.parse(localStorage.getItem(name) ?? '[]')
      return Array.isArray(list) ? (list as PendingReply[]) : []
    } catch {
      return []
    }
  },
  write: (list: readonly PendingReply[]) => {
    if (list.length === 0) localStorage.removeItem(name)
    else localStorage.setItem(name, JSON.stringify(list))
  },
})

export function clientOf(staff: string, id: string): ChatClient {
  const known = clients.get(`${staff} ${id}`)
  if (known) return known
  const client = createChatClient({
    read: async (after) => {
      const answer = await call(showDeskChat, { id, after }, { isBackground: true })
      return answer.code === 1 ? (answer as { data: import('#contract/desk/chat.ts').DeskChat }).data : null
    },
    say: async ({ id: own, text, original, file }) => {
      const answer = await call(sayAsStaff, { id, text, original, file, req_id: own })
      if (answer.code === 1) return { ok: true }
      const isRefused = answer.code >= 400 && answer.code < 500 && answer.code !== 401 && answer.code !== 429
      return { ok: false, refused: isRefused ? answer.msg : null }
    },
    markRead: (upto) => void call(readAsStaff, { id, upto }),
    clock: browserClock,
    newId: () => crypto.randomUUID(),
    keep: keepIn(keptName(staff, id)),
  })
  clients.set(`${staff} ${id}`, client)
  return client
}

export const useChat = (client: ChatClient) => useSyncExternalStore(client.state.subscribe, client.state.get)

const pollEvery = 5_000

/** Keeps the open conversations up to date by events, and by polling where those are lost. */
export function useChatEvents(staff: string, open: readonly string[], onAny: () => void) {
  const latest = useRef({ open, onAny })
  latest.current = { open, onAny }
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    const look = () => {
      for (const id of latest.current.open) clientOf(staff, id).look()
    }
    const close = openChatEvents((news) => {
      setLive(true)
      if (!news) {
        look()
        return latest.current.onAny()
      }
      const { conversation, kind, by, from } = news
      if (kind === 'typing') {
        if (latest.current.open.includes(conversation) && from !== staff)
          clientOf(staff, conversation).hearTyping(by === 'staff' ? 'staff' : 'guest')
        return
      }
      if (latest.current.open.includes(conversation)) clientOf(staff, conversation).look()
      latest.current.onAny()
    })
    const timer = setInterval(look, pollEvery)
    addEventListener('online', look)
    return () => {
      close()
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [staff])
  return isLive
}
