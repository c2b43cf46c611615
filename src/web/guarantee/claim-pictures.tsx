import { uploadFile } from '#contract/endpoints.ts'
import { PictureIcon } from '#ui/icons/icons.ts'
import { guaranteeWords } from '#words/support/guarantee.ts'
import { useRequest } from '../page/use-page.ts'
import { useSignedCall } from '../sign-in/signed-call.ts'
import { AddPicture, RemovePicture } from '../uploads/picture-picker.tsx'
import { type AddedPicture, type ChangePictures, usePictures } from '../uploads/use-pictures.ts'

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
          <RemovePicture
            picture={picture}
            label={say.removePicture(n + 1)}
            uploading={say.uploading}
            onRemove={remove}
          />
        </span>
      ))}
      {left > 0 && (
        <AddPicture
          className="button button-outlined button-small"
          inputClass="sr-only"
          onFiles={(files) => void add(files, left)}
        >
          <PictureIcon small />
          {say.addPicture}
        </AddPicture>
      )}
    </div>
  )
}
