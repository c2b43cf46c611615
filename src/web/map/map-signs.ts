import type { MapSign } from '#contract/places.ts'

/** Signs of 16 by 16, filled (even-odd). */
const outlines: Readonly<Record<MapSign, string>> = {
  star: 'M8 1.2 9.7 6.3 14.8 8 9.7 9.7 8 14.8 6.3 9.7 1.2 8 6.3 6.3Z',
  station:
    'M5 2h6a2 2 0 0 1 2 2v6a2 2 0 0 1-1.6 1.96L13 14h-1.7l-1.2-2H5.9l-1.2 2H3l1.6-2.04A2 2 0 0 1 3 10V4a2 2 0 0 1 2-2Zm-.4 2.6v3h6.8v-3ZM5.8 9a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Zm4.4 0a.9.9 0 1 0 0 1.8.9.9 0 0 0 0-1.8Z',
  airport:
    'M8 1.2c.7 0 1.1.9 1.1 1.9v3l5 3v1.5l-5-1.5v2.9l1.6 1.2v1.2L8 13.6l-2.7.8v-1.2L6.9 12V9.1l-5 1.5V9.1l5-3v-3c0-1 .4-1.9 1.1-1.9Z',
  park: 'M8 1.500a4.3 4.3 0 0 1 3.4 6.900A3.2 3.2 0 0 1 9 11.400v3.100H7v-3.100a3.2 3.2 0 0 1-2.4-3A4.3 4.3 0 0 1 8 1.500Z',
  monument:
    'M8 1.5 14 5v1.400H2V5Zm-5 6h1.800v4.500H3Zm4.1 0h1.800v4.500H7.100Zm4.1 0H13v4.500h-1.800ZM2 13h12v1.500H2Z',
  shrine:
    'M1.5 2.500c4 .9 9 .9 13 0V5H12v1.600h1.500v1.600H12v6.300h-1.800V8.200H5.800v6.300H4V8.200H2.500V6.600H4V5H1.500Zm4.3 2.500v1.600h4.400V5Z',
  tower: 'M7.4 1h1.200v2.300l.8 4 1.9 5.700H13v1.500H9.700L8 10.500l-1.7 4H3V13h1.700l1.9-5.7.8-4Z',
  mountain: 'M1 13.5 6 4l2.6 4.600L10 6.500l5 7ZM6 6.4 4.7 9l1.2.7L7 8.400Z',
  beach:
    'M1 5.500c2.3-2 4.7-2 7 0s4.7 2 7 0v2.200c-2.3 2-4.7 2-7 0s-4.7-2-7 0Zm0 5c2.3-2 4.7-2 7 0s4.7 2 7 0v2.200c-2.3 2-4.7 2-7 0s-4.7-2-7 0Z',
}

const drawn = new Map<MapSign, Path2D>()

export function pathOfSign(sign: MapSign): Path2D {
  const known = drawn.get(sign) ?? new Path2D(outlines[sign])
  drawn.set(sign, known)
  return known
}
