import { breakLines, letterLine, spellable, widthOf } from './lettering/letter.ts'

export const previewSize = { width: 1200, height: 630 }

const margin = 64
const sizes = [76, 68, 60, 52, 44, 38]
const gold = '#f6c667'
// A drawing is labelled, so that it is not mistaken for a photograph of the hotel.
const note = 'Illustration'

// The site's own star has four points; a hotel star has five.
const star = 'M0-10L2.9-4 9.5-3.1 4.8 1.5 5.9 8.1 0 5-5.9 8.1-4.8 1.5-9.5-3.1-2.9-4z'

type Facts = { name: string; stars: number; place: string; drawn: boolean }

/**
 * The overlay of a link preview: a gradient at the bottom, the hotel's Latin name, its stars and its place. Names in
 * scripts without outlines are omitted; the message around the picture has them.
 */
export function previewOverlay({ name, stars, place, drawn }: Facts): string {
  const { width, height } = previewSize
  const where = spellable(place)
  const lines = fitName(spellable(name), width - 2 * margin)
  let y = height - 54
  let letters = ''
  const starsWide = stars > 0 ? stars * 34 + 18 : 0
  if (stars > 0) letters += starRow(margin, y - 11, stars)
  if (where) letters += letterLine(shortened(where), { x: margin + starsWide, y, size: 32 })
  if (drawn) letters += letterLine(note, { x: width - margin - (widthOf(note) * 24) / 1000, y, size: 24 })
  if (stars > 0 || where) y -= 62
  for (const line of lines.text.toReversed()) {
    letters += letterLine(line, { x: margin, y, size: lines.size })
    y -= lines.size * 1.12
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="foot" x2="0" y2="1"><stop offset="0" stop-color="#0b1430" stop-opacity="0"/><stop offset=".45" stop-color="#0b1430" stop-opacity=".55"/><stop offset="1" stop-color="#0b1430" stop-opacity=".92"/></linearGradient></defs><rect y="250" width="${width}" height="380" fill="url(#foot)"/><g fill="#fff">${letters}</g></svg>`
}

const starRow = (x: number, y: number, count: number) =>
  `<g fill="${gold}">${Array.from(
    { length: count },
    (_, at) => `<path transform="translate(${x + 15 + at * 34} ${y})scale(1.5)" d="${star}"/>`,
  ).join('')}</g>`

function fitName(name: string | null, width: number): { text: string[]; size: number } {
  if (!name) return { text: [], size: 0 }
  for (const size of sizes) {
    const text = breakLines(name, (width * 1000) / size, 2)
    if (text) return { text, size }
  }
  return { text: [shortened(name, 50)], size: 38 }
}

const shortened = (text: string, most = 48) => {
  const letters = [...text]
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
