import { useEffect, useRef } from 'react'
import type { OrderSummary } from '#contract/booking.ts'
import type { ChatMessage } from '#contract/support.ts'
import { splitLocale } from '#domain/text/locale-path.ts'
import { classNames } from '#ui/class-names.ts'
import { CheckIcon, ClockIcon, DoubleCheckIcon, WarningIcon } from '#ui/icons/icons.ts'
import { useFollow } from '#ui/navigation/follow-link.ts'
import { formatDate } from '#words/format.ts'
import { pageNames } from '#words/site/page-names.ts'
import { supportWords } from '#words/support/support.ts'
import { routeNameOf } from '../page/route-names.ts'
import { useRequest, useSite } from '../page/use-page.ts'
import type { ConversationClient, ConversationState, Pending } from './conversation.ts'
import { daysOf, goesOn, localDate, messageParts } from './message-parts.ts'
import { OrderLink } from './order-link.tsx'
import './messages.css'

type Props = {
  client: ConversationClient
  state: ConversationState
  order: OrderSummary | undefined
}

/** Messages by day, and pending ones. */
export function MessageList({ client, state, order }: Props) {
  const { locale } = useRequest()
  const say = supportWords(locale)
  const { messages, pending, isTyping, attendant, connection } = state
  const box = useRef<HTMLDivElement>(null)
  const count = messages.length + pending.length + (isTyping ? 1 : 0)
  useEffect(() => {
    if (count > 0) box.current?.scrollTo({ top: box.current.scrollHeight })
  }, [count])
  const today = localDate(new Date())
  const yesterday = localDate(new Date(Date.now() - 86_400_000))
  const dayName = (date: string) =>
    date === today ? say.today : date === yesterday ? say.yesterday : formatDate(date, locale)
  const lastOwn = messages.findLast(({ by }) => by === 'guest')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className="chat-log" ref={box} role="log" aria-label={say.conversation} tabIndex={0}>
      {messages.length + pending.length === 0 && connection === 'open' && <Welcome />}
      {daysOf(messages).map(({ date, messages: list }) => (
        <section key={date} aria-label={dayName(date)}>
          <p className="chat-day">{dayName(date)}</p>
          <ol>
            {list.map((message, at) => (
              <Said
                key={message.id}
                message={message}
                isGoingOn={goesOn(list[at - 1], message)}
                mark={message === lastOwn ? (message.n <= state.staffRead ? 'read' : 'delivered') : null}
                order={order}
              />
            ))}
          </ol>
        </section>
      ))}
      {pending.length > 0 && (
        <ol>
          {pending.map((one) => (
            <Waiting key={one.id} one={one} client={client} />
          ))}
        </ol>
      )}
      {isTyping && (
        <p className="chat-theirs chat-typing">
          <StaffMark />
          <span
            className="chat-bubble"
            role="img"
            aria-label={attendant ? say.typingName(attendant) : say.typing}
          >
            <i />
            <i />
            <i />
          </span>
        </p>
      )}
    </div>
  )
}

/** Before anything was said: when somebody is here. */
function Welcome() {
  const { locale } = useRequest()
  const say = supportWords(locale)
  const { support_hours: hours } = useSite()
  return (
    <div className="chat-theirs">
      <StaffMark />
      <div>
        <p className="chat-who">{say.automatic}</p>
        <p className="chat-bubble">{hours.always ? say.greetingAlways : say.greeting(hours)}</p>
      </div>
    </div>
  )
}

type SaidProps = {
  message: ChatMessage
  isGoingOn: boolean
  mark: 'read' | 'delivered' | null
  order: OrderSummary | undefined
}

function Said({ message, isGoingOn, mark, order }: SaidProps) {
  const { locale, origin } = useRequest()
  const say = supportWords(locale)
  const follow = useFollow()
  const names: Readonly<Record<string, string>> = pageNames(locale)
  const pageName = (path: string) => names[routeNameOf(splitLocale(path).path) ?? ''] ?? null
  const isOwn = message.by === 'guest'
  const at = new Date(message.at)
  const time = at.toLocaleTimeString(locale === 'zh' ? 'zh-CN' : 'en-GB', {
    hour: '2-digit',
    minute: '2-digit',
  })
  return (
    <li className={classNames(isOwn ? 'chat-own' : 'chat-theirs', isGoingOn && 'chat-on')}>
      {!isOwn && <StaffMark />}
      <div>
        {!isOwn && !isGoingOn && (
          <p className="chat-who">
            {message.by === 'staff' ? say.staffName(message.name) : say.automatic}
            <time dateTime={message.at}>{time}</time>
          </p>
        )}
        {message.file && (
          <a className="chat-picture" href={message.file} target="_blank" rel="noopener">
            <img src={message.file} alt={say.picture} loading="lazy" />
          </a>
        )}
        <p className="chat-bubble">
          {messageParts(message.text, origin, pageName).map(({ text, href }) =>
            href ? (
              <a key={href} className="link" href={href} onClick={follow}>
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </p>
        {message.order && <OrderLink id={message.order} order={order} />}
        {isOwn && mark && (
          <p className="chat-mark" data-read={mark === 'read' || undefined}>
            {time} {mark === 'read' ? say.read : say.delivered}
            {mark === 'read' ? <DoubleCheckIcon /> : <CheckIcon />}
          </p>
        )}
      </div>
    </li>
  )
}

function Waiting({ one, client }: { one: Pending; client: ConversationClient }) {
  const { locale } = useRequest()
  const say = supportWords(locale)
  return (
    <li className="chat-own chat-waiting">
      <div>
        {one.preview && (
          <span className="chat-picture">
            <img src={one.preview} alt={say.picture} />
          </span>
        )}
        <p className="chat-bubble">{one.text}</p>
        {one.refused ? (
          <p className="chat-mark chat-refused">
            <WarningIcon />
            {say.refused}
            <button type="button" className="link" onClick={() => client.again(one.id)}>
              {say.retry}
            </button>
            <button type="button" className="link" onClick={() => client.discard(one.id)}>
              {say.discard}
            </button>
          </p>
        ) : (
          <p className="chat-mark">
            <ClockIcon />
            {say.waiting}
          </p>
        )}
      </div>
    </li>
  )
}

/** The house answers: its door with the star. */
export const StaffMark = ({ large = false }: { large?: boolean }) => (
  <svg
    className="chat-staff"
    viewBox="0 0 26 32"
    width={large ? 28 : 18}
    height={large ? 34 : 22}
    aria-hidden="true"
  >
    <path className="logo-door" d="M1 32V13a12 12 0 0 1 24 0v19z" />
    <path className="logo-star" d="M13 5.5q.8 7.2 5.8 8.3-5 1.1-5.8 12.2-.8-11.1-5.8-12.2 5-1.1 5.8-8.3z" />
  </svg>
)
