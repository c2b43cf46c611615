import { useState } from 'react'
import { addChatPicture } from '#contract/desk/chat-endpoints.ts'
import { CloseIcon, PictureIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { chatWords } from '#words/desk/chat.ts'
import { upload } from '../call.ts'
import { useLocale } from '../parts/use-desk.ts'

/** A picture beside the next message; without an id it is still being uploaded. */
type Added = { readonly preview: string; readonly file: string | null }
type StoredPicture = { readonly data: { readonly id: string } }

/** The server looks at the content. */
const accepted = '.jpg,.jpeg,.png,.gif,.bmp'

/** One picture that a member adds to the next message of a conversation. */
export function useChatPicture(id: string) {
  const [picture, setPicture] = useState<Added | null>(null)
  const remove = () => {
    if (picture) URL.revokeObjectURL(picture.preview)
    setPicture(null)
  }
  const add = async (chosen: File) => {
    const preview = URL.createObjectURL(chosen)
    setPicture({ preview, file: null })
    const answer = await upload(addChatPicture, { id }, chosen)
    if (answer.code === 1) return setPicture({ preview, file: (answer as StoredPicture).data.id })
    URL.revokeObjectURL(preview)
    setPicture(null)
    showToast({ kind: 'warn', text: answer.msg })
  }
  return {
    picture,
    file: picture?.file ?? undefined,
    isUploading: picture !== null && picture.file === null,
    add,
    remove,
  }
}
export type ChatPicture = ReturnType<typeof useChatPicture>

export function AddedPicture({ adding: { picture, isUploading, remove } }: { adding: ChatPicture }) {
  const say = chatWords(useLocale())
  if (!picture) return null
  return (
    <p className="comp-added" aria-busy={isUploading}>
      <img src={picture.preview} alt={say.picture} />
      <span role="status">{isUploading ? say.uploading : ''}</span>
      <button type="button" className="btn btn-quiet btn-s" onClick={remove}>
        <CloseIcon />
        <span className="sr">{say.removePicture}</span>
      </button>
    </p>
  )
}

export function PictureButton({ adding }: { adding: ChatPicture }) {
  const say = chatWords(useLocale())
  return (
    <label className="btn btn-quiet btn-s comp-picture">
      <PictureIcon />
      <span className="sr">{say.addPicture}</span>
      <input
        type="file"
        className="sr"
        accept={accepted}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void adding.add(chosen)
          target.value = ''
        }}
      />
    </label>
  )
}
