import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'
import { unpackBitmap } from '../uploads/unpack-bitmap.ts'

export const maxPixels = 40_000_000
// Decoding needs four bytes per pixel, whatever the size of the file.
const maxBitmapPixels = 12_000_000

const formats: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

/** The formats that the specification allows guests to upload. */
export const guestKinds = ['image/jpeg', 'image/png', 'image/apng', 'image/bmp', 'image/gif'] as const
const everyKind = [...guestKinds, 'image/webp'] as const
type Kind = (typeof everyKind)[number]

/** Detects the picture format from the content, never from the name; `null` if it is not a photograph. */
export async function readPhotograph(
  bytes: Buffer,
  kinds: readonly Kind[] = everyKind,
): Promise<Sharp | null> {
  const found = (await fileTypeFromBuffer(bytes))?.mime
  const type = kinds.find((kind) => kind === found)
  if (type === 'image/bmp') return readBitmap(bytes)
  const format = type && formats[type]
  if (!format) return null
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
  const facts = await picture.metadata().catch(() => null)
  // A file whose signature and decoder disagree is refused.
  return facts?.format === format ? picture : null
}

const plain = 0
const masked = 3

async function readBitmap(bytes: Buffer): Promise<Sharp | null> {
  if (bytes.length < 54) return null
  const [offset, wide, high] = [
    bytes.readUInt32LE(10),
    bytes.readInt32LE(18),
    Math.abs(bytes.readInt32LE(22)),
  ]
  const [bits, packing, colours] = [bytes.readUInt16LE(28), bytes.readUInt32LE(30), bytes.readUInt32LE(46)]
  const rowBytes = Math.ceil((wide * bits) / 32) * 4
  const isSound =
    wide > 0 &&
    high > 0 &&
    wide * high <= maxBitmapPixels &&
    [1, 4, 8, 16, 24, 32].includes(bits) &&
    (packing === plain || packing === masked) &&
    colours <= 256 &&
    bytes.length >= offset + rowBytes * high
  if (!isSound) return null
  const unpacked = await unpackBitmap(bytes)
  if (!unpacked) return null
  const { width, height, pixels } = unpacked
  return sharp(pixels, { raw: { width, height, channels: 4 }, limitInputPixels: maxPixels }).removeAlpha()
}
