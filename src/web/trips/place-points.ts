export type Located = { readonly lat: number; readonly lon: number }
type Size = { readonly width: number; readonly height: number; readonly margin: number }

export type Placed = { readonly x: number; readonly y: number; readonly isLabelled: boolean }

/** Points that are closer than this are drawn on a small circle around their place. */
const nearest = 30

/**
 * Positions of stops in a box, north up, at one scale for both axes. Longitudes are taken around the first stop, so
 * that a trip over the date line stays together; stops at one place lie beside each other, and only the first is named.
 */
export function placePoints(stops: readonly Located[], { width, height, margin }: Size): Placed[] {
  const [first] = stops
  if (!first) return []
  const cosine = Math.cos((first.lat * Math.PI) / 180)
  const flat = stops.map(({ lat, lon }) => ({
    x: (((((lon - first.lon + 180) % 360) + 360) % 360) - 180) * cosine,
    y: -lat,
  }))
  const range = (values: readonly number[]) => ({ least: Math.min(...values), most: Math.max(...values) })
  const [across, down] = [range(flat.map(({ x }) => x)), range(flat.map(({ y }) => y))]
  const scale = Math.min(
    (width - 2 * margin) / (across.most - across.least || 1e-9),
    (height - 2 * margin) / (down.most - down.least || 1e-9),
  )
  // Hotels of one city are drawn around its point.
  const isOnePlace = Math.max(across.most - across.least, down.most - down.least) < 0.02
  const drawn: Placed[] = []
  for (const point of flat) {
    const at = isOnePlace
      ? { x: width / 2, y: height / 2 }
      : {
          x: width / 2 + (point.x - (across.least + across.most) / 2) * scale,
          y: height / 2 + (point.y - (down.least + down.most) / 2) * scale,
        }
    const isTaken = (x: number, y: number) => drawn.some((one) => Math.hypot(one.x - x, one.y - y) < nearest)
    let { x, y } = at
    for (let turn = 0; isTaken(x, y) && turn < 24; turn++) {
      const away = nearest * (1 + Math.floor(turn / 8))
      x = at.x + away * Math.cos((turn * Math.PI) / 4)
      y = at.y + away * Math.sin((turn * Math.PI) / 4)
    }
    drawn.push({ x: Math.round(x), y: Math.round(y), isLabelled: x === at.x && y === at.y })
  }
  return drawn
}
