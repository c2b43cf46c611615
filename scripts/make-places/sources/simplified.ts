import { packagesOf } from './packages.ts'

type Converter = (text: string) => string
type OpenCC = { Converter: (options: { from: string; to: string }) => Converter }

export type Simplify = Readonly<{
  /** Mainland simplified form; Japanese shapes are unified when the place is in Japan. */
  toSimplified: (text: string, country: string) => string
  /** Whether the text contains a character of simplified Chinese only. */
  isSimplifiedOnly: (text: string) => boolean
}>

export function simplifier(sources: string): Simplify {
  const { Converter } = packagesOf(sources)('opencc-js') as OpenCC
  const fromTraditional = Converter({ from: 't', to: 'cn' })
  const fromHongKong = Converter({ from: 'hk', to: 'cn' })
  const fromJapanese = Converter({ from: 'jp', to: 't' })
  const toTraditional = Converter({ from: 'cn', to: 't' })
  return {
    toSimplified: (text, country) =>
      fromHongKong(fromTraditional(country === 'JP' || country === 'KR' ? fromJapanese(text) : text)),
    isSimplifiedOnly: (text) => toTraditional(text) !== text && fromTraditional(text) === text,
  }
}
