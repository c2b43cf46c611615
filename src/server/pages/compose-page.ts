import { type FirstPicture, firstPicture } from './page-picture.ts'
import type { PageStyle } from './page-style.ts'

type Parts = {
  style?: PageStyle | undefined
  /** The picture itself as the value of a `src`, where it is light enough to travel with the page. */
  inlined: (address: string) => Promise<Buffer | null>
}

/** A page as it is sent, and what else the browser may ask for before it has read it. */
export type ComposedPage = { readonly pieces: readonly Buffer[]; readonly hints: readonly string[] }

/** A change of what React wrote: from here to there stands this instead. */
type Change = { readonly from: number; readonly to: number; readonly by: Buffer }

/**
 * What the first paint needs travels with the page: the style sheet and the first picture. Each of them, asked for apart,
 * would cost a visitor another trip over the line.
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

/** The hint goes, since nothing is left to ask for; the picture stands where its address stood. */
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

/** The face is painted only if it is there in time. */
function faceHint(html: Buffer): string | null {
  const at = html.indexOf('<link rel="preload" as="font"')
  const href = at < 0 ? null : /href="([\w./-]+)"/.exec(html.toString('latin1', at, at + 300))
  return href && `<${href[1]}>; rel=preload; as=font; type="font/woff2"; crossorigin`
}

/** Not one text but its pieces: sheet and picture are the same in many pages, and are there once. */
function changed(html: Buffer, changes: readonly Change[]): readonly Buffer[] {
  let at = 0
  const pieces: Buffer[] = []
  for (const { from, to, by } of changes) {
    pieces.push(html.subarray(at, from), by)
    at = to
  }
  return [...pieces, html.subarray(at)]
}
