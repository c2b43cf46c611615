import * as L from 'leaflet'
import type { Locale } from '#domain/text/locale.ts'
import type { BaseLayer } from './leaflet-map.ts'

/** An address of tiles with {z}, {x} and {y}, or of one PMTiles archive, and what their licence wants said. */
export type Tiles = { readonly url: string; readonly attribution: string }
type Page = { readonly element: HTMLElement; readonly locale: Locale }

/** The operator's own map: pictures as they come, or a vector map, whose code is loaded with the first one only. */
export async function loadTiles({ url, attribution }: Tiles, page: Page): Promise<BaseLayer> {
  if (!url.endsWith('.pmtiles')) return { layer: L.tileLayer(url), attribution }
  const { vectorLayer } = await import('./vector-tiles.ts')
  return { layer: await vectorLayer(url, page), attribution }
}
