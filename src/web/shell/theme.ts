import { type Theme, themes } from '#ui/theme.ts'
import type { Items } from '../browser-state/browser-storage.ts'

export const themeItem = 'theme'
export const themeFrom = (stored: string | null): Theme =>
  themes.find((theme) => theme === stored) ?? 'system'

/** Following the system is the default, so nothing is stored for it. */
export function chooseTheme(items: Items, theme: Theme) {
  if (theme === 'system') items.remove(themeItem)
  else items.set(themeItem, theme)
}
