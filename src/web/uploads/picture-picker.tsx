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
            {picture.id === null ? (
              <span role="status">
                <Spinner />
                <span className="sr-only">{say.uploading}</span>
              </span>
            ) : (
              <button type="button" aria-label={say.removePicture(n + 1)} onClick={() => remove(picture)}>
                <CloseIcon small />
              </button>
            )}
          </span>
        ))}
        {room > 0 && (
          <label className="add-picture">
            <PictureIcon />
            {say.addPicture}
            <input
              type="file"
              accept={pictureAccept}
              multiple
              onChange={(event) => {
                const files = [...(event.target.files ?? [])]
                event.target.value = ''
                void add(files, room)
              }}
            />
          </label>
        )}
      </div>
    </fieldset>
  )
}
