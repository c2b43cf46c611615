import { type ReactNode, useEffect, useState } from 'react'
import { countWaiting } from '#contract/desk/endpoints.ts'
import type { WaitingCounts } from '#contract/desk/today.ts'
import { MenuIcon, SearchIcon } from '#ui/icons/icons.ts'
import { deskWords, roleNames } from '#words/desk/frame.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { Palette } from './palette.tsx'
import { Avatar } from './parts/avatar.tsx'
import { Link } from './parts/link.tsx'
import { Logo } from './parts/logo.tsx'
import { useLocale, useSession } from './parts/use-desk.ts'
import { addressOf, goTo } from './router.ts'
import { sectionKeys } from './section-keys.ts'
import { type Section, sectionsOf } from './sections.ts'
import { tabsOf } from './tabs.ts'
import { useKeys } from './use-keys.ts'
import { useLoad } from './use-load.ts'

/** Navigation around every page. A member sees the sections that they may open. */
export function Frame({ path, children }: { path: string; children: ReactNode }) {
  const locale = useLocale()
  const say = deskWords(locale)
  const { member, site } = useSession()
  const [opened, setOpened] = useState<'palette' | 'keys' | null>(null)
  const mine = sectionsOf(member)
  const isHotelier = member.hotels !== null
  const tabs = tabsOf(mine)
  const groups = [...Map.groupBy(mine, ({ group }) => group).values()]
  const isHere = (section: string) => path === section || path.startsWith(`${section}/`)
  const here = mine.find((section) => isHere(section.path))
  const waiting = useLoad(
    countWaiting,
    {},
    { every: 60_000, isLive: true, isPaused: !member.permissions.includes('today.see') },
  ).data
  const title = here ? say[here.name] : say.account

  useEffect(() => {
    document.title = say.title(title, site)
  }, [say, title, site])
  const opening = mine.flatMap(({ name, path: to }) => {
    const key = sectionKeys[name]
    return key ? [[`g ${key}`, () => goTo(addressOf(to))] as const] : []
  })
  useKeys({
    '/': () => setOpened('palette'),
    '?': () => setOpened('keys'),
    ...Object.fromEntries(opening),
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return
      if (document.querySelector('dialog:modal')) return
      event.preventDefault()
      setOpened('palette')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  const entry = ({ path: to, name, mark: Mark }: Section) => (
    <Link key={to} href={addressOf(to)} aria-current={isHere(to) ? 'page' : undefined}>
      <Mark />
      {say[name]}
      <Waiting count={waiting?.[name as keyof WaitingCounts] ?? 0} />
    </Link>
  )
  return (
    <>
      <a className="skip sr" href="#main">
        {say.skip}
      </a>
      <div className={here?.name === 'calendar' ? 'shell narrow' : 'shell'}>
        <nav className="rail" aria-label={say.navigation}>
          <Link className="logo" href={addressOf(isHotelier ? '/home' : '/today')}>
            <Logo site={site} desk={isHotelier ? say.extranet : say.desk} />
          </Link>
          <button type="button" className="find" onClick={() => setOpened('palette')}>
            <SearchIcon />
            <span>{say.find}</span>
            <kbd>/</kbd>
          </button>
          {groups.map((group) => (
            <ul key={group[0]!.name}>
              {group.map((section) => (
                <li key={section.path}>{entry(section)}</li>
              ))}
            </ul>
          ))}
          <div className="me">
            <Link href={addressOf('/account')} aria-current={isHere('/account') ? 'page' : undefined}>
              <Avatar name={member.name} />
              <span>
                <b>{member.name}</b>
                <small>{roleNames(locale)[member.role]}</small>
              </span>
            </Link>
          </div>
        </nav>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <nav className="tabs5" aria-label={say.navigation}>
        {tabs.map(entry)}
        <Link
          href={addressOf('/account')}
          aria-current={tabs.some((tab) => isHere(tab.path)) ? undefined : 'page'}
        >
          <MenuIcon />
          {say.more}
        </Link>
      </nav>
      {opened === 'palette' && <Palette sections={mine} onClose={() => setOpened(null)} />}
      {opened === 'keys' && <KeysDialog onClose={() => setOpened(null)} />}
    </>
  )
}

const mostShown = 99

/** How many entries of a section wait for a person. */
function Waiting({ count }: { count: number }) {
  const say = deskWords(useLocale())
  if (count === 0) return null
  return (
    <span className="cnt">
      {count > mostShown ? `${mostShown}+` : count}
      <span className="sr"> {say.waiting}</span>
    </span>
  )
}
