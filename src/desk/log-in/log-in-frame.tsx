import type { ReactNode } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { deskWords } from '#words/desk/frame.ts'
import { deskLogInWords } from '#words/desk/log-in.ts'
import { Logo } from '../parts/logo.tsx'
import { useLocale } from '../parts/use-desk.ts'
import { changePreferences } from '../preferences.ts'
import night from './night.svg?url'

const languages: readonly (readonly [Locale, string])[] = [
  ['en', 'English'],
  ['zh', '中文'],
]
const [en = '', zh = en] =
  document.querySelector<HTMLMetaElement>('meta[name="desk-site"]')?.content.split('|') ?? []
/** The operator's names, which the server wrote into the page. */
const siteOf = { en, zh }

/** The picture beside every step of a login. */
export function LogInFrame({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const say = deskLogInWords(locale)
  return (
    <div className="si">
      <header className="pic">
        <img src={night} alt="" />
        <span className="logo">
          <Logo site={siteOf[locale]} desk={deskWords(locale).desk} />
        </span>
        <p className="cap">
          <b>{say.caption}</b>
          <span>{say.captionText(siteOf[locale])}</span>
        </p>
      </header>
      <main className="card">{children}</main>
    </div>
  )
}

export function LanguageLinks() {
  const locale = useLocale()
  return (
    <span className="flex">
      {languages.map(([code, name]) => (
        <button
          key={code}
          type="button"
          lang={code}
          className={code === locale ? 'link' : undefined}
          aria-pressed={code === locale}
          onClick={() => changePreferences({ locale: code })}
        >
          {name}
        </button>
      ))}
    </span>
  )
}

export const Steps = ({ at, label }: { at: 1 | 2; label: string }) => (
  <div className="steps2" role="img" aria-label={label}>
    <i className="on" />
    <i className={at === 2 ? 'on' : undefined} />
  </div>
)
