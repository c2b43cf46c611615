import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { listOrders, mailTranscript } from '#contract/endpoints.ts'
import { commonQuestions } from '#domain/hotel/common-questions.ts'
import type { Locale } from '#domain/text/locale.ts'
import { Chip } from '#ui/chip.tsx'
import { ChevronLeftIcon, ClockIcon, DotsIcon } from '#ui/icons/icons.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import { pageNames } from '#words/site/page-names.ts'
import { supportWords } from '#words/support/support.ts'
import { commonQuestionWords } from '#words/support/support-answers.ts'
import { usePersonal } from '../account/use-personal.ts'
import { useStored } from '../browser-state/use-stored.ts'
import { useAlive, useRequest } from '../page/use-page.ts'
import { PushOffer } from '../push/push-offer.tsx'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { Composer } from './composer.tsx'
import { type ConversationClient, type ConversationState, presenceOf } from './conversation.ts'
import { MessageList, StaffMark } from './message-list.tsx'
import { SupportSide } from './support-side.tsx'
import { useConversation } from './use-conversation.ts'
import './support.css'

/** Signing in or out starts another conversation. */
export const SupportPage = () => <Support key={useStored('usertoken')} />

/** Live support: the conversation, and beside it the hours, the next stay and other ways. */
function Support() {
  const { locale } = useRequest()
  const { client, state } = useConversation()
  const { data } = usePersonal(listOrders, { state: 'upcoming', page_size: 1 })
  const order = data?.list[0]
  useSeen(client, state)
  return (
    <div className="wrap chat-page">
      <main id="main" className="chat" lang={locale === 'zh' ? 'zh-CN' : 'en'}>
        <ChatHead state={state} />
        <Troubles state={state} />
        <MessageList client={client} state={state} order={order} />
        {state.signedIn && state.messages.length > 0 && <PushOffer reason="supportReason" />}
        <footer className="chat-foot">
          <Suggestions client={client} state={state} />
          <Composer client={client} />
          <noscript>
            <p className="chat-note">
              {supportWords(locale).plain}{' '}
              <a href={`/api/support/thread?lang=${locale}`}>{supportWords(locale).look}</a>
            </p>
          </noscript>
        </footer>
      </main>
      <SupportSide order={order} />
    </div>
  )
}

/** Messages shown in a visible page are marked as read. */
function useSeen(client: ConversationClient, { messages }: ConversationState) {
  const count = messages.length
  useEffect(() => {
    const look = () => {
      if (count > 0 && !document.hidden) client.seen()
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [client, count])
}

function ChatHead({ state }: { state: ConversationState }) {
  const { locale } = useRequest()
  const say = supportWords(locale)
  const signedCall = useSignedCall()
  const alive = useAlive()
  const isOpen = state.connection === 'open'
  return (
    <header className="chat-head">
      <Link to="/" className="chat-tool chat-back" aria-label={say.back}>
        <ChevronLeftIcon />
      </Link>
      <StaffMark large />
      <div>
        <h1>{pageNames(locale).sockets}</h1>
        <p className="chat-state" data-state={alive ? presenceOf(state) : 'away'} role="status">
          {alive ? statusOf(state, locale) : say.lead}
        </p>
      </div>
      {isOpen && state.messages.length > 0 && (
        <Menu
          label={say.more}
          align="end"
          triggerClass="chat-tool"
          triggerLabel={say.more}
          trigger={<DotsIcon />}
          entries={[
            {
              key: 'transcript',
              label: state.signedIn ? say.transcript : say.transcriptGuest,
              onChoose: () => void signedCall(mailTranscript, {}).catch(() => null),
            },
          ]}
        />
      )}
    </header>
  )
}

function statusOf({ connection, tries, attendant, staff }: ConversationState, locale: Locale): string {
  const say = supportWords(locale)
  if (connection === 'connecting') return say.connecting
  if (connection === 'lost') return say.reconnecting(tries)
  if (attendant) return say.withYou(attendant)
  return staff ? say.staffed : say.closed
}

function Troubles({ state: { connection, tries, heldFor } }: { state: ConversationState }) {
  const { locale } = useRequest()
  const say = supportWords(locale)
  if (connection === 'lost' && tries > 1)
    return (
      <p className="chat-strip" role="status">
        <ClockIcon />
        <span>
          <b>{say.noConnection}</b> {say.noConnectionText}
        </span>
      </p>
    )
  if (heldFor === null) return null
  return (
    <p className="chat-strip" role="status">
      <ClockIcon />
      <span>{say.slow(heldFor)}</span>
    </p>
  )
}

/** Until a person has answered, what many ask is one press away. */
function Suggestions({ client, state }: { client: ConversationClient; state: ConversationState }) {
  const { locale } = useRequest()
  const say = supportWords(locale)
  const questions = commonQuestionWords(locale)
  const asked = new Set([...state.messages, ...state.pending].map(({ text }) => text))
  if (state.attendant || state.messages.some(({ by }) => by === 'staff')) return null
  const open = commonQuestions.filter(
    (name) => !asked.has(questions[name]) && (state.signedIn || name !== 'next_order'),
  )
  return (
    <ul className="chat-suggestions needs-js" aria-label={say.suggestions}>
      {open.map((name) => (
        <li key={name}>
          <Chip label={questions[name]} onPress={() => client.say(questions[name])} />
        </li>
      ))}
    </ul>
  )
}
