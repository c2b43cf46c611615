import { type Locale, locales } from '#domain/text/locale.ts'
import { createStore } from '#ui/store.ts'
import { applyTheme, type Theme, themes } from '#ui/theme.ts'

export type Preferences = { readonly locale: Locale; readonly theme: Theme }

const key = 'lodestar-desk'

function readPreferences(): Preferences {
  const first: Preferences = { locale: navigator.language.startsWith('zh') ? 'zh' : 'en', theme: 'system' }
  try {
    const { locale, theme } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Preferences>
    return {
      locale: locale && locales.includes(locale) ? locale : first.locale,
      theme: theme && themes.includes(theme) ? theme : first.theme,
    }
  } catch {
    return first
  }
}

export const preferences = createStore<Preferences>({ locale: 'en', theme: 'system' })

function apply({ locale, theme }: Preferences) {
  const root = document.documentElement
  root.lang = locale === 'zh' ? 'zh-CN' : 'en'
  applyTheme(root, theme)
}

export function openPreferences() {
  preferences.set(readPreferences())
  apply(preferences.get())
  const address = new URL(location.href)
  const named = locales.find((locale) => locale === address.searchParams.get('lang'))
  if (!named) return
  changePreferences({ locale: named })
  address.searchParams.delete('lang')
  history.replaceState(null, '', address)
}

export function changePreferences(change: Partial<Preferences>) {
  const next = { ...preferences.get(), ...change }
  preferences.set(next)
  apply(next)
  localStorage.setItem(key, JSON.stringify(next))
}
