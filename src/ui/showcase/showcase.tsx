import type { Locale } from '#domain/text/locale.ts'
import { Language } from '../language.ts'
import { SkipLink } from '../navigation/skip-link.tsx'
import { TabLinks } from '../navigation/tabs.tsx'
import { BusySpinner } from '../overlays/busy-spinner.tsx'
import { ToastRegion } from '../overlays/toast-region.tsx'
import { Buttons } from './buttons.tsx'
import { Choices } from './choices.tsx'
import { Display } from './display.tsx'
import { Fields } from './fields.tsx'
import { Foundations } from './foundations.tsx'
import { Navigation } from './navigation.tsx'
import { Overlays } from './overlays.tsx'
import { sampleWords } from './samples.ts'
import './showcase.css'

export type Light = 'light' | 'dark'
type Props = { locale: Locale; light: Light | null; page: number }

const address = (locale: Locale, light: Light | null, page = 1) => {
  const search = {
    words: locale === 'zh' ? 'zh' : '',
    light: light ?? '',
    page: page > 1 ? String(page) : '',
  }
  return `/dev/ui?${new URLSearchParams(Object.entries(search).filter(([, value]) => value))}`
}

/** Both lights side by side, or one of them; in one language or the other. */
export function Showcase({ locale, light, page }: Props) {
  const say = sampleWords(locale)
  const lights = light ? [light] : (['light', 'dark'] as const)
  return (
    <Language value={locale}>
      <div lang={locale === 'zh' ? 'zh-CN' : 'en'} data-theme={light ?? undefined}>
        <SkipLink />
        <header className="showcase-head">
          <h1>{say.title}</h1>
          <p>{say.lead}</p>
          <TabLinks
            label={say.language}
            links={[
              { key: 'en', label: say.english, href: address('en', light), current: locale === 'en' },
              { key: 'zh', label: say.chinese, href: address('zh', light), current: locale === 'zh' },
              { key: 'both', label: say.both, href: address(locale, null), current: light === null },
              { key: 'light', label: say.light, href: address(locale, 'light'), current: light === 'light' },
              { key: 'dark', label: say.dark, href: address(locale, 'dark'), current: light === 'dark' },
            ]}
          />
        </header>
        <main id="main" className={light ? 'showcase-one' : 'showcase-both'}>
          {lights.map((each) => (
            <div key={each} data-theme={each} className="showcase-theme">
              <Buttons say={say} />
              <Fields say={say} />
              <Choices say={say} name={each} />
              <Overlays say={say} />
              <Navigation
                say={say}
                name={say[each]}
                page={page}
                hrefFor={(to) => address(locale, light, to)}
              />
              <Display say={say} />
              <Foundations say={say} />
            </div>
          ))}
        </main>
        <ToastRegion />
        <BusySpinner />
      </div>
    </Language>
  )
}
