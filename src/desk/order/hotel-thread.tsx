import { useState } from 'react'
import { showDeskThread, writeToGuest } from '#contract/desk/extranet-endpoints.ts'
import { draftHotelText } from '#contract/desk/hotel-endpoints.ts'
import type { DeskThread } from '#contract/desk/hotel-messages.ts'
import type { HotelMessage } from '#contract/hotel-messages.ts'
import type { Locale } from '#domain/text/locale.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { guestWordsWords } from '#words/desk/guest-words.ts'
import { hotelThreadWords } from '#words/desk/hotel-thread.ts'
import { shortWhen } from '#words/desk/when.ts'
import { call, newRequestId } from '../call.ts'
import { Avatar } from '../parts/avatar.tsx'
import { TextArea } from '../parts/fields.tsx'
import { Problem } from '../parts/problem.tsx'
import { Shown } from '../parts/states.tsx'
import { useLocale, useWhyNot } from '../parts/use-desk.ts'
import { hereOf, useNow } from '../parts/use-now.ts'
import { useLoad } from '../use-load.ts'

/** The messages of an order, and the answer of the hotel. */
export function HotelThread({ number }: { number: string }) {
  const thread = useLoad(showDeskThread, { number }, { isLive: true })
  return (
    <Shown of={thread} rows={2}>
      {(data) => <Messages thread={data} onChanged={thread.set} />}
    </Shown>
  )
}

type Props = { thread: DeskThread; onChanged: (thread: DeskThread) => void }

function Messages({ thread, onChanged }: Props) {
  const say = hotelThreadWords(useLocale())
  return (
    <div className="stack guest-words">
      {thread.messages.length === 0 && <p className="soft">{say.none}</p>}
      {thread.messages.map((message) => (
        <Message key={message.id} message={message} thread={thread} />
      ))}
      {thread.why_not ? (
        <p className="soft">{say.closed}</p>
      ) : (
        <AnswerForm thread={thread} onChanged={onChanged} />
      )}
    </div>
  )
}

const languageName = (lang: Locale, locale: Locale) => {
  const say = guestWordsWords(locale)
  return lang === 'zh' ? say.chinese : say.english
}

/** Drafts a translation by the engine of the site; null after a failure. */
async function translated(hotel: string, text: string, to: Locale): Promise<string | null> {
  const answer = await call(draftHotelText, { id: hotel, text, to })
  if (answer.code === 1) return (answer as { data: { text: string } }).data.text
  showToast({ kind: 'warn', text: answer.msg })
  return null
}

function Message({ message, thread }: { message: HotelMessage; thread: DeskThread }) {
  const locale = useLocale()
  const say = hotelThreadWords(locale)
  const now = useNow()
  const [translation, setTranslation] = useState<string | null>(null)
  const mayTranslate = useWhyNot('hotels.change') === null && thread.can_translate
  const author = message.by === 'guest' ? thread.guest : say.you
  return (
    <article className="letter">
      <Avatar name={author} />
      <div>
        <header>
          <b>{author}</b>
          <time dateTime={message.at}>{shortWhen(hereOf(message.at), now, locale)}</time>
        </header>
        <p className="written" lang={message.lang} dir="auto">
          {message.text}
        </p>
        {translation && <p className="tr">{translation}</p>}
        {mayTranslate && !translation && message.lang !== locale && (
          <button
            type="button"
            className="btn btn-s"
            onClick={() => void translated(thread.hotel.id, message.text, locale).then(setTranslation)}
          >
            {say.translate(languageName(locale, locale))}
          </button>
        )}
      </div>
    </article>
  )
}

function AnswerForm({ thread, onChanged }: Props) {
  const locale = useLocale()
  const say = hotelThreadWords(locale)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [requestId, setRequestId] = useState(newRequestId)
  const mayTranslate = useWhyNot('hotels.change') === null && thread.can_translate
  const send = async () => {
    if (text.trim() === '') return
    setBusy(true)
    const answer = await call(writeToGuest, { number: thread.number, text, req_id: requestId })
    setBusy(false)
    setRequestId(newRequestId())
    if (answer.code !== 1) return setProblem(answer.msg)
    setText('')
    setProblem('')
    showToast({ kind: 'good', text: say.sent })
    onChanged((answer as { data: DeskThread }).data)
  }
  const translate = async () => {
    setBusy(true)
    const made = await translated(thread.hotel.id, text, thread.lang)
    setBusy(false)
    if (made) setText(made)
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <TextArea label={say.label} hint={say.hint} value={text} onChange={setText} rows={4} maxLength={2000} />
      {problem && <Problem text={problem} />}
      <p className="flex">
        <button type="submit" className="btn btn-fill" disabled={isBusy || text.trim() === ''}>
          {say.send}
        </button>
        {mayTranslate && (
          <button
            type="button"
            className="btn"
            disabled={isBusy || text.trim() === ''}
            onClick={() => void translate()}
          >
            {say.translate(languageName(thread.lang, locale))}
          </button>
        )}
      </p>
    </form>
  )
}
