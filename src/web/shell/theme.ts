import type { Items } from '../browser-state/browser-storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export const themeItem = 'theme'
export const themeFrom = (stored: string | null): Theme =>
  themes.find((theme) => theme === stored) ?? 'system'

/** Following the system is the default, so nothing is stored for it. */
export function chooseTheme(items: Items, theme: Theme) {
  if (theme === 'system') items.remove(themeItem)
  else items.set(themeItem, theme)
}

export function applyTheme({ dataset }: Pick<HTMLElement, 'dataset'>, theme: Theme) {
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}
