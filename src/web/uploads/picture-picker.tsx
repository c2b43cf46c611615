import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { CloseIcon, PictureIcon } from '#ui/icons/icons.ts'
import { Spinner } from '#ui/skeleton.tsx'
import { uploadWords } from '#words/site/pictures.ts'
import { useRequest } from '../page/use-page.ts'
import {
  type AddedPicture,
  type ChangePictures,
  pictureAccept,
  type SendPicture,
  usePictures,
} from './use-pictures.ts'
import './picture-picker.css'

type Props = {
  pictures: readonly AddedPicture[]
  onChange: ChangePictures
  send: SendPicture
  most: number
  /** No more than a button until there is one. */
  compact?: boolean
}

type RemoveProps = {
  picture: AddedPicture
  label: string
  uploading: string
  onRemove: (picture: AddedPicture) => void
}

/** The button that removes an added picture; a spinner while it is uploaded. */
export const RemovePicture = ({ picture, label, uploading, onRemove }: RemoveProps) =>
  picture.id === null ? (
    <span role="status">
      <Spinner />
      <span className="sr-only">{uploading}</span>
    </span>
  ) : (
    <button type="button" aria-label={label} onClick={() => onRemove(picture)}>
      <CloseIcon small />
    </button>
  )

type AddProps = {
  className: string
  inputClass?: string
  children: ReactNode
  onFiles: (files: File[]) => void
}

/** A labelled file input; reset after each choice, so that the same file can be chosen again. */
export const AddPicture = ({ className, inputClass, children, onFiles }: AddProps) => (
  <label className={className}>
    {children}
    <input
      type="file"
      className={inputClass}
      accept={pictureAccept}
      multiple
      onChange={(event) => {
        const files = [...(event.target.files ?? [])]
        event.target.value = ''
        onFiles(files)
      }}
    />
  </label>
)

/** Pictures with their previews, and a place to add more. */
export function PicturePicker({ pictures, onChange, send, most, compact = false }: Props) {
  const { locale } = useRequest()
  const say = uploadWords(locale)
  const { add, remove } = usePictures(onChange, send)
  const room = most - pictures.length
  return (
    <fieldset className={classNames('picture-picker', compact && 'picture-picker-compact')}>
      <legend>{say.pictures}</legend>
      <p>{say.limits(most)}</p>
      <div>
        {pictures.map((picture, n) => (
          <span key={picture.key} className="added-picture" data-waiting={picture.id === null || undefined}>
            <img src={picture.preview} alt={say.picture(n + 1)} width={160} height={120} />
            <RemovePicture
              picture={picture}
              label={say.removePicture(n + 1)}
              uploading={say.uploading}
              onRemove={remove}
            />
          </span>
        ))}
        {room > 0 && (
          <AddPicture className="add-picture" onFiles={(files) => void add(files, room)}>
            <PictureIcon />
            {say.addPicture}
          </AddPicture>
        )}
      </div>
    </fieldset>
  )
}
