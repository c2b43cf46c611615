/**
 * Overrides of the colour roles for a brand colour. On dark pages it is lightened until it is readable; hue and most of
 * the chroma remain.
 */
export function brandStyle(colour: string | undefined): string {
  if (!colour) return ''
  const dark = (lightness: number) => `oklch(from ${colour} max(l, ${lightness}) min(c, 0.13) h)`
  const mixed = (share: number, other: string) => `color-mix(in oklab, ${colour} ${share}%, ${other})`
  const roles: Record<string, string> = {
    action: `light-dark(${colour}, ${dark(0.74)})`,
    'action-hover': `light-dark(${mixed(82, 'black')}, ${dark(0.82)})`,
    'action-wash': `light-dark(${mixed(8, 'white')}, ${mixed(28, '#0c1424')})`,
    'action-line': `light-dark(${mixed(32, 'white')}, ${mixed(62, '#0c1424')})`,
    'mark-1': `light-dark(${colour}, ${dark(0.74)})`,
    focus: `light-dark(${colour}, ${dark(0.82)})`,
  }
  const lines = Object.entries(roles).map(([role, value]) => `--${role}:${value}`)
  return `:root,[data-theme]{${lines.join(';')}}`
}
