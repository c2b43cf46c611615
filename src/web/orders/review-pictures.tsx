import { reviewFormWords } from '#words/review-form.ts'
import { pictureAccept } from '../profile/picture-fault.ts'
import { useRequest } from '../shell/use-shell.ts'
import { CloseIcon, PictureIcon } from '../ui/icons.ts'
import { Spinner } from '../ui/spinner.tsx'
import { type AddedPicture, mostPictures, useReviewPictures } from './use-review-pictures.ts'

type Props = {
  pictures: readonly AddedPicture[]
  onChange: (change: (before: readonly AddedPicture[]) => readonly AddedPicture[]) => void
}

export function ReviewPictures({ pictures, onChange }: Props) {
  const { locale } = useRequest()
  const say = reviewFormWords(locale)
  const { add, remove } = useReviewPictures(onChange)
  const room = mostPictures - pictures.length
  return (
    <fieldset className="own-review-pictures">
      <legend>{say.pictures}</legend>
      <p>{say.picturesText}</p>
      <div>
        {pictures.map((picture, n) => (
          <span
            key={picture.key}
            className="own-review-picture"
            data-waiting={picture.id === null || undefined}
          >
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
          <label className="own-review-add">
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
