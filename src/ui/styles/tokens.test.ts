import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

const src = join(import.meta.dirname, '../..')
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

type Theme = 'light' | 'dark'
const hex = '#[0-9a-f]{6}'
const both = [...tokens.matchAll(new RegExp(`--([\\w-]+): light-dark\\((${hex}), (${hex})\\);`, 'g'))]
const fixed = [...tokens.matchAll(new RegExp(`--([\\w-]+): (${hex});`, 'g'))]
const colours = (theme: Theme) =>
  new Map([
    ...both.map(([, role, light, dark]) => [role!, theme === 'light' ? light! : dark!] as const),
    ...fixed.map(([, role, value]) => [role!, value!] as const),
  ])

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const texts = ['ink', 'ink-soft', 'ink-faint', 'action', 'good', 'warn', 'bad']
const pairs = [
  ...texts.flatMap((text) => ['ground', 'surface', 'raised'].map((ground) => [text, ground])),
  ...['ink', 'ink-soft', 'ink-faint'].flatMap((text) =>
    ['sunken', 'hovered', 'action-wash'].map((ground) => [text, ground]),
  ),
  ...['action', 'good', 'warn', 'bad'].map((text) => [text, `${text}-wash`]),
  ['ink', 'lamp-wash'],
  ['ink-soft', 'lamp-wash'],
  ['action-ink', 'action'],
  ['action-ink', 'action-hover'],
  ['ground', 'ink'],
  ['map-label', 'map-land'],
] as const

for (const theme of ['light', 'dark'] as const) {
  const roles = colours(theme)

  test(`in the ${theme} theme every text has enough contrast on its backgrounds`, () => {
    for (const [ink = '', ground = ''] of pairs) {
      const ratio = contrast(roles.get(ink)!, roles.get(ground)!)
      assert.ok(ratio >= 4.5, `${ink} on ${ground}: ${ratio.toFixed(2)}`)
    }
  })

  test(`by ${theme} a row that is pointed at stands out from its panel`, () => {
    assert.ok(contrast(roles.get('hovered')!, roles.get('raised')!) > 1.1)
  })

  test(`by ${theme} borders of inputs, stars and focus can be seen`, () => {
    for (const mark of ['edge', 'lamp', 'focus']) {
      for (const ground of ['ground', 'surface', 'raised']) {
        const ratio = contrast(roles.get(mark)!, roles.get(ground)!)
        assert.ok(ratio >= 3, `${mark} on ${ground}: ${ratio.toFixed(2)}`)
      }
    }
  })
}

test('every role has a colour for light and one for dark, except on what is drawn or photographed', () => {
  const onPictures = /^(night|heart|mark-star)/
  assert.ok(both.length > 30)
  assert.deepEqual(
    fixed.map(([, role]) => role!).filter((role) => !onPictures.test(role)),
    [],
  )
})

test('outside the tokens no file names a colour', () => {
  const literal = /#[0-9a-f]{3}(?:[0-9a-f]{3})?\b|\b(?:rgb|hsl|oklch)a?\(/i
  const files = globSync(
    ['ui/**/*.{ts,tsx}', 'ui/styles/*.css', 'web/styles/*.css', 'web/routes/**/*.tsx', 'desk/**/*.{css,tsx}'],
    {
      cwd: src,
    },
  )
  for (const file of files.filter((file) => !/tokens\.(css|test\.ts)$/.test(file))) {
    const line = readFileSync(join(src, file), 'utf8')
      .split('\n')
      .find((line) => literal.test(line))
    assert.equal(line, undefined, file)
  }
})
