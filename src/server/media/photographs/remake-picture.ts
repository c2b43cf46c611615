import type { Sharp } from 'sharp'

const longestSide = 2_400

/**
 * Rotates upright, encodes again without metadata, and limits the size to what pages need. `null` for a truncated or
 * damaged file or too many pixels: invalid input, not an error of ours.
 */
export async function remakePicture(picture: Sharp) {
  try {
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true })
    return { picture: data, width: info.width, height: info.height }
  } catch {
    return null
  }
}
