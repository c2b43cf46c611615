import { type FirstPicture, firstPicture } from './page-picture.ts'
import type { PageStyle } from './page-style.ts'

type Parts = {
  style?: PageStyle | undefined
  /** The picture as a data URL for `src`, if it is small enough to inline. */
  inlined: (address: string) => Promise<Buffer | null>
}

/** A page in buffers, with the preload hints for its headers. */
export type ComposedPage = { readonly pieces: readonly Buffer[]; readonly hints: readonly string[] }

/** A replacement in the HTML that React rendered. */
type Change = { readonly from: number; readonly to: number; readonly by: Buffer }

/**
 * Inlines what the first paint needs: the style sheet and the first picture. Requested separately, each would cost
 * another round trip.
 */
export async function composePage(html: Buffer, { style, inlined }: Parts): Promise<ComposedPage> {
  const head = html.indexOf('</head>')
  if (head < 0) return { pieces: [html], hints: [] }
  const picture = firstPicture(html)
  const inside = picture && (await pictureInside(html, picture, inlined))
  const sheet = style ? [{ from: head, to: head, by: style.tag }] : []
  const changes = inside ? [inside[0], ...sheet, inside[1]] : sheet
  const hints = [faceHint(html), picture && !inside ? picture.hint : null].filter((hint) => hint !== null)
  return { pieces: changed(html, changes), hints }
}

/** Removes the preload hint and replaces the URL of the picture with the picture itself. */
async function pictureInside(
  html: Buffer,
  { from, to, href }: FirstPicture,
  inlined: Parts['inlined'],
): Promise<readonly [Change, Change] | null> {
  const source = html.indexOf(` src="${href}"`, to)
  const data = source < 0 ? null : await inlined(href)
  if (!data) return null
  const start = source + ' src="'.length
  return [
    { from, to, by: nothing },
    { from: start, to: start + href.length, by: data },
  ]
}

const nothing = Buffer.alloc(0)

/** The font is used only if it arrives in time. */
function faceHint(html: Buffer): string | null {
  const at = html.indexOf('<link rel="preload" as="font"')
  const href = at < 0 ? null : /href="([\w./-]+)"/.exec(html.toString('latin1', at, at + 300))
  return href && `<${href[1]}>; rel=preload; as=font; type="font/woff2"; crossorigin`
}

/** Buffers instead of one string: style sheet and picture are shared by many pages. */
function changed(html: Buffer, changes: readonly Change[]): readonly Buffer[] {
  let at = 0
  const pieces: Buffer[] = []
  for (const { from, to, by } of changes) {
    pieces.push(html.subarray(at, from), by)
    at = to
  }
  return [...pieces, html.subarray(at)]
}
