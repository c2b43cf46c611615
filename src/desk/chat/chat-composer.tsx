import { type KeyboardEvent, useRef, useState } from 'react'
import { showChatGuest, typeAsStaff } from '#contract/desk/chat-endpoints.ts'
import { listMacros } from '#contract/desk/inbox-endpoints.ts'
import { fillMacro, type MacroFacts } from '#domain/inbox/macro.ts'
import type { Locale } from '#domain/text/locale.ts'
import { ListIcon, SendIcon } from '#ui/icons/icons.ts'
import { chatWords } from '#words/desk/chat.ts'
import { inboxWords } from '#words/desk/inbox.ts'
import { inboxBodyWords } from '#words/desk/inbox-bodies.ts'
import { macroWords } from '#words/desk/macros.ts'
import { supportWords } from '#words/support/support.ts'
import { call } from '../call.ts'
import { MacroText } from '../inbox/macro-picker.tsx'
import { useDraft } from '../inbox/use-draft.ts'
import { useLocale } from '../parts/use-desk.ts'
import { useLoad } from '../use-load.ts'
import type { ReplyText } from './chat-client.ts'
import { AddedPicture, PictureButton, useChatPicture } from './chat-picture.tsx'

const typingEvery = 3_000

type Props = {
  id: string
  lang: Locale
  canTranslate: boolean
  onSay: (message: ReplyText) => void
}

/** Writes to the guest. `/` lists the prepared answers; a translation is seen before it is sent. */
export function ChatComposer({ id, lang, canTranslate, onSay }: Props) {
  const locale = useLocale()
  const say = chatWords(locale)
  const bodies = inboxBodyWords(locale)
  const box = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft({ id: `chat:${id}`, lang, canTranslate })
  const guest = useLoad(showChatGuest, { id })
  const adding = useChatPicture(id)
  const [at, setAt] = useState(0)
  const typed = useRef(Number.NEGATIVE_INFINITY)
  const isCommand = draft.written.startsWith('/')
  const macros = useLoad(listMacros, {}, { isPaused: !isCommand })
  const words = draft.written.slice(1).toLowerCase().split(/\s+/).filter(Boolean)
  const found = isCommand
    ? (macros.data?.list ?? []).filter((macro) =>
        words.every((word) => Object.values(macro).join(' ').toLowerCase().includes(word)),
      )
    : []
  const chosen = Math.min(at, found.length - 1)
  const insert = (macro: (typeof found)[number] | undefined) => {
    if (!macro) return
    const facts = guest.data?.facts ?? { guest: null, order: null, hotel: null, deadline: null }
    draft.setWritten(fillMacro(lang === 'zh' ? macro.body_zh : macro.body_en, facts as MacroFacts).text)
    setAt(0)
    box.current?.focus()
  }
  // A picture needs no words of the member.
  const text =
    draft.ready?.text || (adding.file && draft.written.trim() === '' ? supportWords(lang).pictureText : '')
  const canSend = !isCommand && draft.missing.length === 0 && !adding.isUploading && Boolean(text)
  const send = () => {
    if (!canSend || !text) return
    const original = draft.ready?.original || undefined
    onSay({ text, original, file: adding.file })
    draft.clear()
    adding.remove()
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (found.length > 0 && step !== undefined) {
      event.preventDefault()
      return setAt((chosen + step + found.length) % found.length)
    }
    if (event.key === 'Escape' && isCommand) return draft.setWritten('')
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isCommand) insert(found[chosen])
    else send()
  }
  const type = (written: string) => {
    draft.setWritten(written)
    if (written === '' || written.startsWith('/') || performance.now() - typed.current < typingEvery) return
    typed.current = performance.now()
    void call(typeAsStaff, { id })
  }
  const language = lang === 'zh' ? inboxWords(locale).chinese : inboxWords(locale).english
  return (
    <form
      className="comp"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {isCommand && (
        <div className="macros canned">
          <header>
            <b>{draft.written}</b> {macroWords(locale).answers(found.length)}
            <span className="push no-phone">{macroWords(locale).inGuestLanguage}</span>
          </header>
          <div id="canned-list" role="listbox" aria-label={say.answers}>
            {found.map((macro, index) => (
              <div
                key={macro.id}
                id={`canned-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                className={index === chosen ? 'canned-row on' : 'canned-row'}
                onClick={() => insert(macro)}
                onKeyDown={press}
              >
                <b>{locale === 'zh' ? macro.name_zh : macro.name_en}</b>
                <MacroText text={macro.body_en} lang="en" />
                <MacroText text={macro.body_zh} lang="zh" />
              </div>
            ))}
          </div>
        </div>
      )}
      {draft.isTranslated && !isCommand && draft.written.trim() !== '' && (
        <div className="preview" aria-live="polite">
          <small>{bodies.preview(language)}</small>
          {draft.isFailed ? (
            <p className="bad">{bodies.previewFailed}</p>
          ) : (
            <p className={draft.preview === null ? 'faint' : 'written'} lang={lang === 'zh' ? 'zh-CN' : lang}>
              {draft.preview ?? bodies.previewWaits}
            </p>
          )}
        </div>
      )}
      <AddedPicture adding={adding} />
      <div className="input comp-box">
        <textarea
          ref={box}
          rows={2}
          maxLength={4000}
          aria-label={say.message}
          placeholder={say.macrosHint}
          value={draft.written}
          aria-haspopup="listbox"
          aria-controls={isCommand ? 'canned-list' : undefined}
          aria-activedescendant={isCommand && found[chosen] ? `canned-${chosen}` : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        <div className="comp-row">
          <button
            type="button"
            className="btn btn-quiet btn-s"
            onClick={() => {
              draft.setWritten('/')
              box.current?.focus()
            }}
          >
            <ListIcon />
            <span className="answers-name">{say.answers}</span> <kbd className="no-phone">/</kbd>
          </button>
          <PictureButton adding={adding} />
          {draft.missing.length > 0 && (
            <small className="bad">{macroWords(locale).unfilled(draft.missing)}</small>
          )}
          <span className="grow" />
          {canTranslate && (
            <fieldset className="seg" aria-label={bodies.preview(language)}>
              <button
                type="button"
                aria-pressed={!draft.isTranslated}
                onClick={() => draft.setTranslated(false)}
              >
                {bodies.asWritten}
              </button>
              <button
                type="button"
                aria-pressed={draft.isTranslated}
                onClick={() => draft.setTranslated(true)}
              >
                {lang === 'zh' ? bodies.toChinese : bodies.toEnglish}
              </button>
            </fieldset>
          )}
          <button type="submit" className="btn btn-fill" disabled={!canSend}>
            {say.send}
            <SendIcon />
          </button>
        </div>
      </div>
    </form>
  )
}
