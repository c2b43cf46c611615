/** The server accepts 5 MB and keeps at most 2,400 pixels. */
const mostBytes = 4_500_000
const longestSide = 2_400

/** A file that is too large for an upload is made smaller here; others are sent as they are. */
export async function reduced(file: File): Promise<File> {
  if (file.size <= mostBytes) return file
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return file
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
  return new File([blob], file.name, { type: 'image/jpeg' })
}
