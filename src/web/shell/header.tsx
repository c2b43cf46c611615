import { CurrencyMenu } from './currency-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { MainLinks } from './main-links.tsx'
import { MoreOverlay } from './more-overlay.tsx'
import { useShellWords } from './use-shell.ts'
import { UserEntry } from './user-entry.tsx'

/** Lies over the first part of a page that has the class `under-header`. */
export function Header() {
  const say = useShellWords()
  return (
    <header className="site-header">
      <div className="bar">
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
