import { useEffect, useRef } from 'react'
import type { DeskChatMessage } from '#contract/desk/chat.ts'
import { chatWords } from '#words/desk/chat.ts'
import { shortWhen } from '#words/desk/when.ts'
import { TranslatedText } from '../inbox/translated-text.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import type { ChatClient, ChatState } from './chat-client.ts'

type Props = { client: ChatClient; state: ChatState; canTranslate: boolean }

/** Messages with their translation, what is being sent, and who is typing. */
export function ChatMessages({ client, state, canTranslate }: Props) {
  const locale = useLocale()
  const say = chatWords(locale)
  const end = useRef<HTMLDivElement>(null)
  const { chat, messages, pending, typing } = state
  const count = messages.length + pending.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: A new message scrolls into view.
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up function.
    void end.current?.scrollIntoView({ block: 'end' })
  }, [count, typing])
  if (!chat) return null
  const lang = chat.lang === 'zh' ? 'zh-CN' : chat.lang
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: A scrolling region must be reachable by keyboard.
    <div className="talk" role="log" aria-label={say.title} tabIndex={0}>
      {messages.map((message) => (
        <Message
          key={message.n}
          message={message}
          lang={chat.lang}
          canTranslate={canTranslate}
          isRead={message.n <= chat.guest_read}
        />
      ))}
      {pending.map((one) => (
        <article key={one.id} className="msg me">
          <div className="bub unsent">
            <p className="written" lang={lang}>
              {one.text}
            </p>
            {one.file && <small>{say.picture}</small>}
          </div>
          {one.refused === undefined ? (
            <small>{say.sending}</small>
          ) : (
            <small className="bad" role="alert">
              {say.notSent(one.refused)}{' '}
              <button type="button" className="link" onClick={() => client.again(one.id)}>
                {say.again}
              </button>{' '}
              <button type="button" className="link" onClick={() => client.discard(one.id)}>
                {say.discard}
              </button>
            </small>
          )}
        </article>
      ))}
      {typing && (
        <p className="faint t12" role="status">
          {typing === 'guest' ? say.guestTyping : say.typing(say.colleague)}
        </p>
      )}
      <div ref={end} />
    </div>
  )
}

type MessageProps = { message: DeskChatMessage; lang: 'en' | 'zh'; canTranslate: boolean; isRead: boolean }

function Message({ message, lang, canTranslate, isRead }: MessageProps) {
  const locale = useLocale()
  const say = chatWords(locale)
  const now = useNow()
  const at = shortWhen(hereOf(message.at), now, locale)
  if (message.by === 'automatic')
    return (
      <article className="msg">
        <small>{say.automatic(at)}</small>
        <div className="bub auto">
          <p className="written" lang={lang === 'zh' ? 'zh-CN' : lang}>
            {message.text}
          </p>
        </div>
      </article>
    )
  const isStaff = message.by === 'staff'
  return (
    <article className={isStaff ? 'msg me' : 'msg'}>
      <div className="bub">
        {isStaff ? (
          <p className="written">{message.text}</p>
        ) : (
          <TranslatedText text={message.text} lang={lang} canTranslate={canTranslate} />
        )}
        {message.original && <p className="tr-line written">{say.writtenAs(message.original)}</p>}
        {message.file && (
          <a href={message.file} target="_blank" rel="noreferrer">
            <img className="chat-picture" src={message.file} alt={say.picture} loading="lazy" />
          </a>
        )}
      </div>
      <small>
        {isStaff && message.name ? `${message.name} · ` : ''}
        {at}
        {isStaff && ` · ${isRead ? say.read : say.sent}`}
      </small>
    </article>
  )
}
