import type { Lettering, Measure } from './map-plan.ts'

const styles: Readonly<Record<Lettering, string>> = {
  price: '650 13px',
  group: '500 12px',
  district: '600 13px',
  point: '500 11.5px',
  town: '500 11.5px',
  water: 'italic 500 11.5px',
}

export type Fonts = Readonly<Record<Lettering, string>>

export const fontsOf = (family: string): Fonts =>
  Object.fromEntries(Object.entries(styles).map(([name, style]) => [name, `${style} ${family}`])) as Fonts

/** Widths letter by letter, each measured once: thousands of prices are made of a dozen signs. */
export function createMeasure(fonts: Fonts): Measure {
  const pen = document.createElement('canvas').getContext('2d')!
  const widths = new Map<string, number>()
  return (text, lettering) => {
    let sum = 0
    for (const letter of text) {
      const key = lettering + letter
      let width = widths.get(key)
      if (width === undefined) {
        pen.font = fonts[lettering]
        width = pen.measureText(letter).width
        widths.set(key, width)
      }
      sum += width
    }
    return Math.ceil(sum)
  }
}
