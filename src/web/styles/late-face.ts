import { fontUrl } from './font.ts'

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
