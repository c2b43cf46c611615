import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { centreWords } from '#words/accounts/centre.ts'
import { profileWords } from '#words/accounts/profile.ts'
import { useRequest } from '../../page/use-page.ts'

export type CropProps = {
  picture: string
  busy: boolean
  onClose: () => void
  onUnreadable: () => void
  onCropped: (picture: Blob) => void
}

const largestZoom = 4

/** Chooses the round part of a picture; loaded when there is one. */
export default function CropDialog({ picture, busy, onClose, onUnreadable, onCropped }: CropProps) {
  const { locale } = useRequest()
  const say = profileWords(locale)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const use = async () => {
    const cropped = area && (await cropPicture(picture, area))
    if (cropped) onCropped(cropped)
    else onUnreadable()
  }
  return (
    <Dialog open onClose={onClose} title={say.cropTitle} lead={say.crop}>
      <div className="crop">
        <Cropper
          image={picture}
          crop={crop}
          zoom={zoom}
          maxZoom={largestZoom}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{ role: 'group', 'aria-label': say.cropTitle }}
          mediaProps={{ onError: onUnreadable, alt: '' }}
        />
      </div>
      <Field label={say.zoom} className="crop-zoom">
        {(control) => (
          <input
            {...control}
            type="range"
            min={1}
            max={largestZoom}
            step={0.1}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        )}
      </Field>
      <div className="dialog-answers">
        <Button onClick={onClose}>{centreWords(locale).cancel}</Button>
        <Button kind="filled" busy={busy} onClick={use}>
          {say.usePicture}
        </Button>
      </div>
    </Dialog>
  )
}

const side = 512

/** The chosen part as a square picture of its own; null where the browser cannot read or draw it. */
async function cropPicture(address: string, { x, y, width, height }: Area): Promise<Blob | null> {
  const picture = new Image()
  picture.src = address
  const isRead = await picture.decode().then(
    () => true,
    () => false,
  )
  const canvas = document.createElement('canvas')
  const brush = canvas.getContext('2d')
  if (!isRead || !brush) return null
  canvas.width = side
  canvas.height = side
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(picture, x, y, width, height, 0, 0, side, side)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}
