import { type FirstPicture, firstPicture } from './page-picture.ts'
import type { PageStyle } from './page-style.ts'

type Parts = {
  style?: PageStyle | undefined
  /** The picture itself as the value of a `src`, where it is light enough to travel with the page. */
  inlined: (address: string) => Promise<Buffer | null>
}

/** A page as it is sent; `hint` where its first picture still has to be asked for. */
export type ComposedPage = { readonly pieces: readonly Buffer[]; readonly hint?: string }

/** A change of what React wrote: from here to there stands this instead. */
type Change = { readonly from: number; readonly to: number; readonly by: Buffer }

/**
 * What the first paint needs travels with the page: the style sheet and the first picture. Each of them, asked for apart,
 * would cost a visitor another trip over the line.
 */
export async function composePage(html: Buffer, { style, inlined }: Parts): Promise<ComposedPage> {
  const head = html.indexOf('</head>')
  if (head < 0) return { pieces: [html] }
  const picture = firstPicture(html)
  const inside = picture && (await pictureInside(html, picture, inlined))
  const sheet = style ? [{ from: head, to: head, by: style.tag }] : []
  const changes = inside ? [inside[0], ...sheet, inside[1]] : sheet
  return { pieces: changed(html, changes), ...(picture && !inside ? { hint: picture.hint } : {}) }
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
