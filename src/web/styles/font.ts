import face from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'

/** The address of the one font file, for a preload in the head: the same hashed asset that the style sheet names. */
export const fontUrl: string = face

const ours = /^"?Lodestar Sans( zh)?"?$/
let isTaken = false

/** A face that came too late for the first page is taken on with the next: then everything is set anew anyway. */
export function takeLateFace() {
  if (isTaken) return
  isTaken = true
  for (const { family, weight, unicodeRange } of [...document.fonts])
    if (ours.test(family))
      document.fonts.add(
        new FontFace(family.replaceAll('"', ''), `url(${fontUrl})`, {
          weight,
          unicodeRange,
          display: 'swap',
        }),
      )
}
