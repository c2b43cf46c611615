import type { Sharp } from 'sharp'

const longestSide = 2_400

/**
 * Turned upright, made again without what the camera wrote into it, no larger than pages need. `null` for what is cut
 * short, damaged or has too many pixels: the file is at fault, not we.
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
