/** The number of the pin that is nearest to a point, within so many pixels; -1 for none. */
export function nearestPin(
  { x, y }: { readonly x: Float64Array; readonly y: Float64Array },
  point: { readonly x: number; readonly y: number },
  reach: number,
): number {
  let [nearest, least] = [-1, reach * reach]
  for (let at = 0; at < x.length; at++) {
    const away = (x[at]! - point.x) ** 2 + (y[at]! - point.y) ** 2
    if (away < least) [nearest, least] = [at, away]
  }
  return nearest
}
