import { useEffect, useState } from 'react'
import type { ChatRow, DeskChatQueue } from '#contract/desk/chat.ts'
import { endChat, takeChat } from '#contract/desk/chat-endpoints.ts'
import { ChevronLeftIcon, GuestsIcon, InfoIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { chatWords } from '#words/desk/chat.ts'
import { call, newRequestId } from '../call.ts'
import { Link } from '../parts/link.tsx'
import { SkeletonRows } from '../parts/states.tsx'
import { useLocale, useSession } from '../parts/use-desk.ts'
import { hereOf } from '../parts/use-now.ts'
import { addressOf } from '../router.ts'
import { ChatComposer } from './chat-composer.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { clientOf, useChat } from './use-chats.ts'

type Props = {
  id: string
  row: ChatRow | null
  queue: DeskChatQueue
  onChanged: () => void
  onAbout: () => void
}

/** One conversation: its messages, who has it, and the answer that is being written. */
export function ChatConversation({ id, row, queue, onChanged, onAbout }: Props) {
  const locale = useLocale()
  const say = chatWords(locale)
  const { member } = useSession()
  const client = clientOf(member.id, id)
  const state = useChat(client)
  const { chat, messages } = state
  const [isHandingOver, setHandingOver] = useState(false)
  useEffect(() => client.look(), [client])
  const count = messages.length
  useEffect(() => {
    const look = () => {
      if (count > 0 && !document.hidden) client.seen()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [client, count])
  if (!chat) return <SkeletonRows />
  const isMine = chat.attendant?.id === member.id && !chat.is_ended
  const run = async (endpoint: typeof takeChat | typeof endChat, text: string) => {
    const answer = await call(endpoint, { id, req_id: newRequestId() })
    showToast(answer.code === 1 ? { kind: 'good', text } : { kind: 'warn', text: answer.msg })
    client.look()
    onChanged()
  }
  const who = chat.is_ended
    ? say.ended
    : isMine && chat.attended_since
      ? say.withYou(hereOf(chat.attended_since).slice(11, 16))
      : chat.attendant
        ? say.withOther(chat.attendant.name)
        : say.withNobody
  return (
    <>
      <h1 className="sr only-phone">{say.title}</h1>
      <header className="bar">
        <Link className="ib only-phone" href={addressOf('/chat')} aria-label={say.queue}>
          <ChevronLeftIcon />
        </Link>
        <div className="chat-name">
          <h2 className="t15">{row?.name || say.visitor}</h2>
          <p className="faint t12">
            <span className={chat.is_connected ? 'st ok' : 'st off'}>
              {chat.is_connected ? say.connected : say.notConnected}
            </span>{' '}
            · {chat.lang === 'zh' ? say.chinese : say.english} · {who}
          </p>
        </div>
        <button type="button" className="ib only-narrow" aria-label={say.aboutGuest} onClick={onAbout}>
          <InfoIcon />
        </button>
        <span className="grow" />
        {!isMine && (
          <button type="button" className="btn" onClick={() => void run(takeChat, say.taken)}>
            {chat.attendant ? say.take : say.takeIt}
          </button>
        )}
        {isMine && (
          <button type="button" className="btn" onClick={() => setHandingOver(true)}>
            <GuestsIcon />
            <span className="no-phone">{say.handOver}</span>
            <span className="sr only-phone">{say.handOver}</span>
          </button>
        )}
        {!chat.is_ended && (
          <button type="button" className="btn" onClick={() => void run(endChat, say.endedToast)}>
            {say.end}
          </button>
        )}
      </header>
      {state.isLost && (
        <p className="note warn" role="status">
          {say.offline}
        </p>
      )}
      <ChatMessages client={client} state={state} canTranslate={queue.can_translate} />
      <ChatComposer id={id} lang={chat.lang} canTranslate={queue.can_translate} onSay={client.say} />
      {isHandingOver && (
        <HandOverDialog
          id={id}
          members={queue.members.filter((one) => one.id !== member.id)}
          onClose={() => setHandingOver(false)}
          onDone={() => {
            setHandingOver(false)
            client.look()
            onChanged()
          }}
        />
      )}
    </>
  )
}
