import { useEffect, useState } from 'react'
import type { ChatRow, DeskChatQueue } from '#contract/desk/chat.ts'
import { setChatAway, watchChats } from '#contract/desk/chat-endpoints.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { chatWords } from '#words/desk/chat.ts'
import { call, newRequestId } from '../call.ts'
import { spanText } from '../inbox/waiting.ts'
import { usePlace } from '../parts/link.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useSession } from '../parts/use-desk.ts'
import { addressOf, goTo } from '../router.ts'
import { useLoad } from '../use-load.ts'
import { ChatConversation } from './chat-conversation.tsx'
import { ChatGuest } from './chat-guest.tsx'
import { ChatQueue } from './chat-queue.tsx'
import { ChatTabs } from './chat-tabs.tsx'
import { readTabs, withTab, writeTabs } from './open-tabs.ts'
import { useChatEvents } from './use-chats.ts'

/** Interval at which the console reports that its member is online. */
const watchEvery = 30_000

/** Live chat: the queue, several conversations as tabs, and the guest beside the one that is shown. */
export function ChatPage() {
  const locale = useLocale()
  const say = chatWords(locale)
  const { member } = useSession()
  const { query } = usePlace()
  const queue = useLoad(watchChats, {}, { every: watchEvery, isLive: true })
  const chosen = query.get('id')
  const [tabs, setTabs] = useState(() => readTabs(member.id))
  const [isAboutShown, setAboutShown] = useState(false)
  const open = chosen ? withTab(tabs, chosen) : tabs
  useEffect(() => {
    if (chosen) setTabs((known) => withTab(known, chosen))
    setAboutShown(false)
  }, [chosen])
  useEffect(() => writeTabs(member.id, tabs), [member.id, tabs])
  useChatEvents(member.id, open, queue.reload)
  const close = (id: string) => {
    const left = open.filter((one) => one !== id)
    setTabs(left)
    if (id === chosen) goTo(addressOf('/chat', { id: left.at(-1) }), { replace: true })
  }
  return (
    <div className={chosen ? `chat has-chosen${isAboutShown ? ' has-about' : ''}` : 'chat'}>
      <div className="queue">
        <header className="bar">
          <h1>{say.title}</h1>
          <span className="grow" />
          {queue.data && <Hours queue={queue.data} onChanged={queue.set} />}
        </header>
        <Shown of={queue}>
          {(data) => (
            <>
              {data.is_away && <p className="note warn">{say.isAway}</p>}
              <ChatQueue queue={data} chosen={chosen} />
              <p className="queue-foot faint t12">
                {say.stats(
                  data.answered_today,
                  data.first_answer === null ? null : spanText(data.first_answer, locale),
                )}
              </p>
            </>
          )}
        </Shown>
      </div>
      <div className="conv">
        <ChatTabs tabs={open} chosen={chosen} rows={queue.data ? rowsOf(queue.data) : []} onClose={close} />
        {chosen && queue.data ? (
          <ChatConversation
            key={chosen}
            id={chosen}
            row={rowsOf(queue.data).find(({ id }) => id === chosen) ?? null}
            queue={queue.data}
            onChanged={queue.reload}
            onAbout={() => setAboutShown(!isAboutShown)}
          />
        ) : (
          <div className="empty">
            <h2>{say.choose}</h2>
          </div>
        )}
      </div>
      <aside className="ctx" aria-label={say.aboutGuest}>
        {chosen && <ChatGuest key={chosen} id={chosen} />}
      </aside>
    </div>
  )
}

export const rowsOf = ({ waiting, mine, others, recent }: DeskChatQueue): ChatRow[] => [
  ...waiting,
  ...mine,
  ...others,
  ...recent,
]

function Hours({ queue, onChanged }: { queue: DeskChatQueue; onChanged: (queue: DeskChatQueue) => void }) {
  const say = chatWords(useLocale())
  const { hours, is_away: isAway } = queue
  const change = async () => {
    const answer = await call(setChatAway, { away: !isAway, req_id: newRequestId() })
    if (answer.code !== 1) return showToast({ kind: 'warn', text: answer.msg })
    onChanged((answer as { data: DeskChatQueue }).data)
  }
  return (
    <>
      <span className={hours.is_open && !isAway ? 'live no-phone' : 'faint t12 no-phone'}>
        {isAway ? say.away : say.hours(hours.opens, hours.closes)}
      </span>
      <button type="button" className="btn btn-s" aria-pressed={isAway} onClick={() => void change()}>
        {isAway ? say.comeBack : say.goAway}
      </button>
    </>
  )
}
