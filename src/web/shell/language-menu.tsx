import { GlobeIcon } from '../ui/icons.ts'
import { Menu } from '../ui/menu.tsx'
import { useLanguages } from './languages.ts'
import { useShellWords } from './use-shell.ts'

export function LanguageMenu() {
  const say = useShellWords()
  const languages = useLanguages()
  return (
    <Menu
      label={say.language}
      align="end"
      triggerClass="bar-item"
      triggerLabel={say.languageNow}
      trigger={
        <>
          <GlobeIcon />
          {languages.find(({ current }) => current)?.label}
        </>
      }
      entries={languages}
    />
  )
}
