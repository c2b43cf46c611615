import { CurrencyMenu } from './currency-menu.tsx'
import { LanguageMenu } from './language-menu.tsx'
import { Logo } from './logo.tsx'
import { MainLinks } from './main-links.tsx'
import { MoreOverlay } from './more-overlay.tsx'
import { useShellWords } from './use-shell.ts'
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
