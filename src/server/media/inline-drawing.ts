import { pictureVersion } from '#drawings/picture-urls.ts'
import { createLoadingCache } from '../cache/loading-cache.ts'
import { drawWanted, type MediaContext } from './drawings.ts'
import { isDrawing, wantedAt } from './wanted.ts'

/** Larger drawings are requested separately: inlining them would delay the page. */
const mostBytes = 48 * 1024
const keptBytes = 32 * 1024 * 1024

const prefix = `/media/${pictureVersion}/`

/** The drawing of a URL as a data URL for `src`: the page needs no second request for it. */
export function createInlineDrawings(context: MediaContext) {
  const kept = createLoadingCache<Buffer>({ maxBytes: keptBytes, sizeOf: ({ length }) => length })
  return async (address: string): Promise<Buffer | null> => {
    const wanted = address.startsWith(prefix) ? wantedAt(address.slice(prefix.length)) : null
    if (!wanted || !isDrawing(wanted)) return null
    return kept.get(address, async () => {
      const svg = await drawWanted(context, wanted)
      return svg === null || svg.length > mostBytes ? null : Buffer.from(dataUrlOf(svg))
    })
  }
}

const escapes: Readonly<Record<string, string>> = {
  '%': '%25',
  '#': '%23',
  '"': '%22',
  '&': '%26',
  '\n': '%0A',
}

/** Only characters with a meaning in URLs or attributes are escaped, so that it compresses like the drawing itself. */
const dataUrlOf = (svg: string) =>
  `data:image/svg+xml,${svg.replaceAll(/[%#"&\n]/g, (sign) => escapes[sign]!)}`
