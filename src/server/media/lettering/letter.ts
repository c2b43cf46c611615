import { readFileSync } from 'node:fs'

type Glyph = { advance: number; outline: string }
type Face = { glyphs: ReadonlyMap<string, Glyph>; kerning: ReadonlyMap<string, number> }

let face: Face | null = null

/** Outlines in thousandths of the size: a picture with them needs no installed font. */
function readFace(): Face {
  if (face) return face
  const glyphs = new Map<string, Glyph>()
  const kerning = new Map<string, number>()
  for (const row of readFileSync(new URL('figtree.tsv', import.meta.url), 'utf8').split('\n')) {
    const [letters, advance, outline = ''] = row.split('\t')
    if (!letters) continue
    if ([...letters].length === 2) kerning.set(letters, Number(advance))
    else glyphs.set(letters, { advance: Number(advance), outline })
  }
  face = { glyphs, kerning }
  return face
}

/** The text with accents removed that have no outline; `null` for other scripts. */
export function spellable(text: string): string | null {
  const { glyphs } = readFace()
  const letters = [...text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()].map((letter) => {
    if (glyphs.has(letter)) return letter
    const [plain = ''] = letter.normalize('NFD')
    return glyphs.has(plain) ? plain : null
  })
  return letters.length > 0 && letters.every((letter) => letter !== null) ? letters.join('') : null
}

function placed(text: string) {
  const { glyphs, kerning } = readFace()
  let at = 0
  let before = ''
  const letters = [...text].map((letter) => {
    at += kerning.get(before + letter) ?? 0
    const { advance, outline } = glyphs.get(letter)!
    const placing = { x: at, outline }
    at += advance
    before = letter
    return placing
  })
  return { letters, width: at }
}

/** In thousandths of the size. */
export const widthOf = (text: string) => placed(text).width

/** A line of spellable text with its baseline's start at (x, y), as SVG. */
export function letterLine(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const shapes = placed(text)
    .letters.filter(({ outline }) => outline)
    .map((letter) => `<path transform="translate(${letter.x})" d="${letter.outline}"/>`)
  return `<g transform="translate(${x} ${y})scale(${size / 1000})">${shapes.join('')}</g>`
}

/** The words in at most `most` lines of a width (in thousandths of the size), or `null` if they do not fit. */
export function breakLines(text: string, width: number, most: number): string[] | null {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = word
    if (widthOf(word) > width) return null
  }
  lines.push(line)
  return lines.length <= most ? lines : null
}
