import { useLocation } from '@tanstack/react-router'
import type { Locale } from '#domain/locale.ts'
import { chooseLanguage } from '../browser-state/language-choice.ts'
import { browser } from '../browser-state/this-browser.ts'
import { twinAddress } from './addresses.ts'
import { useRequest, useShellWords } from './use-shell.ts'

const tags: Record<Locale, string> = { zh: 'zh-CN', en: 'en' }

/** The languages of the site as links to this page's twins: chosen, the page is loaded anew. */
export function useLanguages() {
  const { locale } = useRequest()
  const say = useShellWords()
  const here = useLocation()
  const names: Record<Locale, string> = { zh: say.chinese, en: say.english }
  return (['zh', 'en'] as const).map((language) => ({
    key: language,
    label: names[language],
    lang: tags[language],
    current: language === locale,
    href: twinAddress(here, language),
    reload: true,
    onChoose: () => chooseLanguage(browser, language),
  }))
}
