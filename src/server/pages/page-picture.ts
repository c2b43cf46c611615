const begin = '<link rel="preload" as="image"'

/** The preload hint of a page's first picture. */
export type FirstPicture = {
  /** Position of the hint in the HTML. */
  readonly from: number
  readonly to: number
  readonly href: string
  /** The same as a `Link` header. */
  readonly hint: string
}

/** The first picture of the page, found by the preload hint that React renders in the head. */
export function firstPicture(html: Buffer): FirstPicture | null {
  const from = html.indexOf(begin)
  const to = from < 0 ? -1 : html.indexOf('>', from) + 1
  if (to <= 0) return null
  const attributes = attributesOf(html.toString('latin1', from + begin.length, to))
  const srcset = attributes.get('imagesrcset')
  const href = attributes.get('href') ?? srcset?.split(' ')[0]
  if (!href) return null
  const hint = [
    `<${href}>; rel=preload; as=image; fetchpriority=high`,
    ...(srcset ? [`imagesrcset="${srcset}"`, `imagesizes="${attributes.get('imagesizes') ?? '100vw'}"`] : []),
    ...(attributes.has('type') ? [`type="${attributes.get('type')}"`] : []),
  ].join('; ')
  return isHeaderText.test(hint) ? { from, to, href, hint } : null
}

const isHeaderText = /^[\x20-\x7e]+$/

const attributesOf = (text: string) =>
  new Map(
    [...text.matchAll(/\s(\w+)="([^"]*)"/g)].map(([, name, value]) => [name!.toLowerCase(), plain(value!)]),
  )

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }
const plain = (value: string) => value.replaceAll(/&(amp|lt|gt);/g, (entity) => entities[entity]!)
