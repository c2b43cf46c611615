import * as L from 'leaflet'
import {
  CenteredTextSymbolizer,
  exp,
  type LabelRule,
  LineLabelSymbolizer,
  LineSymbolizer,
  leafletLayer,
  type PaintRule,
  PmtilesSource,
  PolygonSymbolizer,
} from 'protomaps-leaflet'
import type { Locale } from '#domain/text/locale.ts'
import { colourOf } from './map-colours.ts'

type Page = { readonly element: HTMLElement; readonly locale: Locale }

/** Names in the reader's language, then as they are written there. */
const names: Readonly<Record<Locale, string[]>> = {
  en: ['name:en', 'name'],
  zh: ['name:zh-Hans', 'name:zh', 'name:zh-Hant', 'name'],
}
const greens = new Set([
  'park',
  'forest',
  'wood',
  'grass',
  'garden',
  'golf_course',
  'cemetery',
  'nature_reserve',
])

/** A map of one PMTiles archive, read by ranges and drawn with the colours of the page. */
export async function vectorLayer(url: string, { element, locale }: Page): Promise<L.Layer> {
  // The package extends Leaflet's layers by the name that pages without modules have for it.
  Object.assign(globalThis, { L })
  const token = (name: string) => colourOf(element, name)
  const { p: archive } = new PmtilesSource(new URL(url, location.href).href, false)
  return leafletLayer({
    url: archive,
    // A part may go less deep than a whole one: from there on its last tiles are enlarged.
    maxDataZoom: (await archive.getHeader()).maxZoom,
    backgroundColor: token('--map-land'),
    paintRules: paintRules(token),
    labelRules: labelRules(token, element, locale),
    lang: locale,
    attribution: '',
  }) as unknown as L.Layer
}

type Token = (name: string) => string

function paintRules(token: Token): PaintRule[] {
  const area = (dataLayer: string, colour: string, filter?: PaintRule['filter']): PaintRule => ({
    dataLayer,
    symbolizer: new PolygonSymbolizer({ fill: token(colour) }),
    ...(filter ? { filter } : {}),
  })
  const road = (kinds: readonly string[], colour: string, widest: number): PaintRule => ({
    dataLayer: 'roads',
    symbolizer: new LineSymbolizer({
      color: token(colour),
      width: exp(1.6, [
        [8, 0.4],
        [13, widest / 4],
        [18, widest * 2],
      ]),
    }),
    filter: (_, feature) => kinds.includes(String(feature.props.kind)),
  })
  return [
    area('earth', '--map-land'),
    area('landuse', '--map-park', (_, feature) => greens.has(String(feature.props.kind))),
    area('landcover', '--map-park', (_, feature) => greens.has(String(feature.props.kind))),
    area('water', '--map-water'),
    { ...area('buildings', '--map-block'), minzoom: 15 },
    road(['path', 'other'], '--map-block', 2),
    road(['minor_road'], '--map-road', 5),
    road(['rail'], '--map-rail', 2),
    road(['major_road'], '--map-road', 9),
    road(['highway'], '--map-road', 12),
    {
      dataLayer: 'boundaries',
      symbolizer: new LineSymbolizer({ color: token('--map-rail'), width: 1, dash: [3, 3] }),
    },
  ]
}

function labelRules(token: Token, element: HTMLElement, locale: Locale): LabelRule[] {
  const { fontFamily } = getComputedStyle(element)
  const ink = {
    labelProps: names[locale],
    fill: token('--map-label'),
    stroke: token('--map-land'),
    width: 3,
  }
  const place = (font: string, kinds: readonly string[]): LabelRule => ({
    dataLayer: 'places',
    symbolizer: new CenteredTextSymbolizer({ ...ink, font: `${font} ${fontFamily}` }),
    filter: (_, feature) => kinds.includes(String(feature.props.kind)),
  })
  return [
    place('600 14px', ['country', 'region']),
    place('600 13px', ['locality']),
    { ...place('500 12px', ['macrohood', 'neighbourhood']), minzoom: 12 },
    {
      dataLayer: 'water',
      symbolizer: new CenteredTextSymbolizer({ ...ink, font: `italic 500 12px ${fontFamily}` }),
      filter: (_, feature) => feature.geomType === 1,
    },
    {
      dataLayer: 'roads',
      minzoom: 14,
      symbolizer: new LineLabelSymbolizer({ ...ink, font: `500 11px ${fontFamily}` }),
      filter: (_, feature) => ['major_road', 'highway'].includes(String(feature.props.kind)),
    },
  ]
}
