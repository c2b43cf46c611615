import { type ChangeEvent, type ComponentType, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/overlays/toasts.ts'
import { profileWords } from '#words/accounts/profile.ts'
import { answerWords } from '#words/errors/form-messages.ts'
import { Avatar } from '../../account/avatar.tsx'
import type { KnownUser } from '../../browser-state/session.ts'
import { useRequest } from '../../page/use-page.ts'
import { pictureAccept, pictureFault } from '../../uploads/use-pictures.ts'
import type { CropProps } from './crop-dialog.tsx'
import { useChangeAvatar } from './use-change-avatar.ts'

/** The guest's picture and the way to another; what crops it is fetched when a file was chosen. */
export function AvatarEditor({ user }: { user: KnownUser }) {
  const { locale } = useRequest()
  const say = profileWords(locale)
  const input = useRef<HTMLInputElement>(null)
  const [Crop, setCrop] = useState<{ Dialog: ComponentType<CropProps> } | null>(null)
  const [picture, setPicture] = useState<string | null>(null)
  const { change, busy } = useChangeAvatar()
  const warn = (text: string) => showToast({ kind: 'warn', text })

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file may be chosen again.
    target.value = ''
    if (!file) return
    const fault = pictureFault(file, locale)
    if (fault) return void warn(fault)
    const loaded = await import('./crop-dialog.tsx').catch(() => null)
    if (!loaded) return void warn(answerWords(locale).noAnswer)
    setCrop({ Dialog: loaded.default })
    setPicture(URL.createObjectURL(file))
  }
  const close = () => {
    if (picture) URL.revokeObjectURL(picture)
    setPicture(null)
  }
  return (
    <div className="avatar-editor">
      <Avatar user={user} large />
      <div>
        <input
          ref={input}
          type="file"
          className="sr-only"
          tabIndex={-1}
          accept={pictureAccept}
          onChange={choose}
          aria-label={say.changePicture}
        />
        <Button onClick={() => input.current?.click()}>{say.changePicture}</Button>
        <p className="field-note">{say.pictureHint}</p>
      </div>
      {Crop && picture && (
        <Crop.Dialog
          picture={picture}
          busy={busy}
          onClose={close}
          onUnreadable={() => {
            close()
            warn(say.wrongType)
          }}
          onCropped={async (blob) => {
            if (await change(blob)) close()
          }}
        />
      )}
    </div>
  )
}
