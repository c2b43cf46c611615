type Area = { x: number; y: number; width: number; height: number }

const side = 512

/** The chosen part as a square picture of its own; null where the browser cannot read or draw it. */
export async function cropPicture(address: string, { x, y, width, height }: Area): Promise<Blob | null> {
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
