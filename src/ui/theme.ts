export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The styles follow the system where the root names no theme. */
export function applyTheme({ dataset }: Pick<HTMLElement, 'dataset'>, theme: Theme) {
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}
