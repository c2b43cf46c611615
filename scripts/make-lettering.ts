// Writes the glyph outlines for link previews, taken from the site's typeface: node scripts/make-lettering.ts
// FOLDER. The tools that read the font are not dependencies: install them in FOLDER (`npm install fontkit
// wawoff2`).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

type Glyph = {
  path: { scale: (x: number, y: number) => { toSVG: () => string } }
  advanceWidth: number
  id: number
}
type Font = {
  unitsPerEm: number
  characterSet: number[]
  getVariation: (axes: Record<string, number>) => Font
  glyphForCodePoint: (code: number) => Glyph
  layout: (text: string) => { positions: { xAdvance: number }[] }
}

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Give the folder in which fontkit and wawoff2 are installed.')
const load = createRequire(resolve(folder, 'package.json'))
const fontkit = load('fontkit') as { create: (bytes: Buffer) => Font }
const { decompress } = load('wawoff2') as { decompress: (bytes: Buffer) => Promise<Uint8Array> }

const root = new URL('..', import.meta.url).pathname
const files = ['latin', 'latin-ext'].map(
  (part) => `${root}node_modules/@fontsource-variable/figtree/files/figtree-${part}-wght-normal.woff2`,
)
const letters = /^[\p{L}\p{N}\p{P}\p{S} ]$/u
const kerned = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz,.’-'.split('')

const rows = new Map<string, string>()
for (const file of files) {
  const font = fontkit.create(Buffer.from(await decompress(readFileSync(file)))).getVariation({ wght: 600 })
  const scale = 1000 / font.unitsPerEm
  const whole = (svg: string) => svg.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))
  for (const code of font.characterSet) {
    const letter = String.fromCodePoint(code)
    const glyph = font.glyphForCodePoint(code)
    if (!letters.test(letter) || glyph.id === 0 || rows.has(letter)) continue
    const outline = whole(glyph.path.scale(scale, -scale).toSVG())
    rows.set(letter, `${letter}\t${Math.round(glyph.advanceWidth * scale)}\t${outline}`)
  }
  if (!file.includes('-ext-'))
    for (const left of kerned)
      for (const right of kerned) {
        const plain = font.glyphForCodePoint(left.codePointAt(0)!).advanceWidth
        const nearer = Math.round((font.layout(left + right).positions[0]!.xAdvance - plain) * scale)
        if (nearer !== 0) rows.set(left + right, `${left}${right}\t${nearer}\t`)
      }
}
writeFileSync(`${root}src/server/media/lettering/figtree.tsv`, `${[...rows.values()].join('\n')}\n`)
console.log(`${rows.size} letters and pairs`)
