import { uploadFile } from '#contract/endpoints.ts'
import { CloseIcon, PictureIcon } from '#ui/icons/icons.ts'
import { Spinner } from '#ui/skeleton.tsx'
import { guaranteeWords } from '#words/support/guarantee.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import {
  type AddedPicture,
  type ChangePictures,
  pictureAccept,
  usePictures,
} from '../uploads/use-pictures.ts'

const mostPictures = 5

type Props = {
  pictures: readonly AddedPicture[]
  onChange: ChangePictures
}

/** Pictures of the other offer. */
export function ClaimPictures({ pictures, onChange }: Props) {
  const { locale } = useRequest()
  const say = guaranteeWords(locale)
  const signedCall = useSignedCall()
  const { add, remove } = usePictures(onChange, (file) => signedCall(uploadFile, { file }, { quiet: true }))
  const left = mostPictures - pictures.length
  return (
    <div className="claim-pictures">
      {pictures.map((picture, n) => (
        <span key={picture.key}>
          <img src={picture.preview} alt={say.pictureOf(n + 1)} width={104} height={78} />
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
      {left > 0 && (
        <label className="button button-outlined button-small">
          <PictureIcon small />
          {say.addPicture}
          <input
            type="file"
            className="sr-only"
            accept={pictureAccept}
            multiple
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              event.target.value = ''
              void add(files, left)
            }}
          />
        </label>
      )}
    </div>
  )
}
