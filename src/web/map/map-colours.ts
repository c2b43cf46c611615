type Rgb = readonly [number, number, number]

/** The colours of the map, mixed from the design tokens of the page, in light and dark. */
export function coloursOf(element: Element) {
  const style = getComputedStyle(element)
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
  const token = (name: string): Rgb => {
    probe.fillStyle = colourOf(element, name)
    probe.fillRect(0, 0, 1, 1)
    const [r = 0, g = 0, b = 0] = probe.getImageData(0, 0, 1, 1).data
    return [r, g, b]
  }
  const [land, water, ink, label, raised, faint, soft, action, lamp] = [
    '--map-land',
    '--map-water',
    '--ink',
    '--map-label',
    '--raised',
    '--ink-faint',
    '--ink-soft',
    '--action',
    '--lamp',
  ].map(token) as [Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb, Rgb]
  const isDark = land[0] + land[1] + land[2] < 384
  const mixed = (a: Rgb, b: Rgb, share: number) => css(mix(a, b, share))
  return {
    isDark,
    family: style.fontFamily,
    land: css(land),
    water: css(water),
    ink: css(ink),
    label: css(label),
    raised: css(raised),
    soft: css(soft),
    faint: css(faint),
    landmark: css(lamp),
    park: isDark ? '#7fc59b' : '#3f7f54',
    dot: mixed(action, land, isDark ? 0.12 : 0.14),
    // One neutral tint: several hues would need a key.
    district: mix(land, isDark ? [150, 160, 180] : [150, 140, 118], isDark ? 0.12 : 0.2),
    shallow: mixed(water, isDark ? [43, 90, 147] : [255, 255, 255], isDark ? 0.28 : 0.3),
    deep: mixed(water, isDark ? [0, 8, 20] : [143, 182, 211], isDark ? 0.25 : 0.28),
    shore: mixed(water, isDark ? [95, 143, 196] : [93, 147, 184], isDark ? 0.42 : 0.5),
    grid: mixed(land, isDark ? [255, 255, 255] : [138, 133, 119], isDark ? 0.04 : 0.085),
    waterName: mixed(water, isDark ? [157, 194, 238] : [29, 79, 120], isDark ? 0.72 : 0.75),
    town: mixed(land, label, isDark ? 0.78 : 0.9),
  }
}
export type MapColours = ReturnType<typeof coloursOf>

/** A token as a colour: they are written `light-dark(…)`, and a property that takes a colour tells which it is. */
export function colourOf(element: Element, name: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${name})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

const mix = (a: Rgb, b: Rgb, share: number): Rgb =>
  [0, 1, 2].map((at) => Math.round(a[at]! + (b[at]! - a[at]!) * share)) as unknown as Rgb

const css = ([r, g, b]: Rgb) => `rgb(${r} ${g} ${b})`
