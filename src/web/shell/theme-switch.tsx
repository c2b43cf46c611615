import { useEffect } from 'react'
import { Segments } from '#ui/fields/segments.tsx'
import { applyTheme, themes } from '#ui/theme.ts'
import { items } from '../browser-state/this-browser.ts'
import { useItem } from '../browser-state/use-stored.ts'
import { useShellWords } from '../page/use-page.ts'
import { chooseTheme, themeFrom, themeItem } from './theme.ts'

const apply = () => applyTheme(document.documentElement, themeFrom(items.get(themeItem)))

/** Light, dark, or as the system has it. A script in the head applies the choice before the first paint. */
export function ThemeSwitch({ className = '' }: { className?: string }) {
  const say = useShellWords()
  // Another tab may change it.
  useEffect(() => items.subscribe(apply), [])
  return (
    <Segments
      label={say.theme}
      className={className}
      options={themes.map((value) => ({ value, label: say[value] }))}
      value={themeFrom(useItem(themeItem))}
      onChange={(value) => chooseTheme(items, themeFrom(value))}
    />
  )
}
