import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { succeeded } from '#contract/endpoint.ts'
import { uploadFile } from '#contract/endpoints.ts'
import { buttonClass } from '#ui/class-names.ts'
import { HiddenText } from '#ui/hidden-text.tsx'
import { CloseIcon, PictureIcon, SendIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { supportWords } from '#words/support/support.ts'
import { useAlive, useRequest } from '../page/use-page.ts'
import { pictureAccept, pictureFault } from '../uploads/use-pictures.ts'
import type { ConversationClient } from './conversation.ts'
import './composer.css'
import { warnIncomplete } from '#ui/fields/use-form.ts'

type Added = { readonly preview: string; readonly file: string | null }

/** The field to write in. Without script it is a plain form, which leads to the same conversation as a plain page. */
export function Composer({ client }: { client: ConversationClient }) {
  const { call, locale } = useRequest()
  const say = supportWords(locale)
  const alive = useAlive()
  const [text, setText] = useState('')
  const [picture, setPicture] = useState<Added | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isSending = picture !== null && picture.file === null

  const send = () => {
    const said = text.trim() || (picture ? say.pictureText : '')
    if (!said) warnIncomplete(locale)
    if (!said || isSending) return field.current?.focus()
    client.say(said, picture?.file ? { file: picture.file, preview: picture.preview } : undefined)
    setText('')
    setPicture(null)
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKey = (event: KeyboardEvent) => {
    // Enter ends a word of a Chinese input method, not the message.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const add = async (file: File | undefined) => {
    if (!file) return
    const fault = pictureFault(file, locale)
    if (fault) return showToast({ kind: 'warn', text: fault })
    const preview = URL.createObjectURL(file)
    setPicture({ preview, file: null })
    const ticket = client.uploadTicket()
    const stored = await call(uploadFile, { file, ...(ticket ? { ticket } : {}) }, { quiet: true }).catch(
      () => null,
    )
    if (stored && succeeded(stored)) return setPicture({ preview, file: stored.data.id })
    URL.revokeObjectURL(preview)
    setPicture(null)
    showToast({ kind: 'warn', text: stored?.msg ?? say.noConnection })
  }

  return (
    <form className="chat-form" method="post" action="/api/support/thread" onSubmit={submit}>
      <input type="hidden" name="lang" value={locale} />
      {picture && (
        <p className="chat-added" aria-busy={isSending}>
          <img src={picture.preview} alt={say.picture} />
          <HiddenText>{isSending ? say.sendingPicture : ''}</HiddenText>
          <button
            type="button"
            className="chat-tool"
            aria-label={say.removePicture}
            onClick={() => setPicture(null)}
          >
            <CloseIcon />
          </button>
        </p>
      )}
      <div className="chat-line">
        <label className="chat-tool needs-js">
          <PictureIcon />
          <HiddenText>{say.addPicture}</HiddenText>
          <input
            type="file"
            accept={pictureAccept}
            disabled={!alive}
            onChange={(event) => {
              void add(event.target.files?.[0])
              event.target.value = ''
            }}
          />
        </label>
        <label className="input chat-input">
          <HiddenText>{say.message}</HiddenText>
          <textarea
            ref={field}
            name="text"
            rows={1}
            maxLength={4000}
            required={!alive}
            placeholder={say.placeholder}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              client.typing()
            }}
            onKeyDown={onKey}
          />
        </label>
        <button type="submit" className={buttonClass({ kind: 'filled' })} aria-label={say.send}>
          <SendIcon />
        </button>
      </div>
    </form>
  )
}
