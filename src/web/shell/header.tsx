import { GlobeIcon } from '#ui/icons/icons.ts'
import { Menu } from '#ui/overlays/menu.tsx'
import { Logo } from '../page/logo.tsx'
import { useShellWords } from '../page/use-page.ts'
import { CurrencyMenu } from './currency-menu.tsx'
import { useLanguages, useOtherLanguages } from './languages.ts'
import { MainLinks } from './main-links.tsx'
import { MoreOverlay } from './more-overlay.tsx'
import { UserEntry } from './user-entry.tsx'

/** Lies over the picture where a page begins with a night. */
export function Header() {
  const say = useShellWords()
  return (
    <header className="site-header">
      <div className="wrap bar">
        <Logo />
        <nav className="bar-links" aria-label={say.main}>
          <MainLinks className="bar-item" />
        </nav>
        <div className="bar-tools">
          <CurrencyMenu />
          <LanguageMenu />
          <UserEntry />
        </div>
        <MoreOverlay />
      </div>
    </header>
  )
}

function LanguageMenu() {
  const say = useShellWords()
  const languages = useLanguages()
  const other = useOtherLanguages()
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
      entries={[...languages, ...(other ? [{ ...other, ruled: true }] : [])]}
    />
  )
}
