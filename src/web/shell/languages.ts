import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { Locale } from '#domain/text/locale.ts'
import { translationWords } from '#words/site/translation.ts'
import { chooseLanguage } from '../browser-state/choices.ts'
import { browser } from '../browser-state/this-browser.ts'
import { twinAddress } from '../page/route-names.ts'
import { useRequest, useShellWords } from '../page/use-page.ts'
import { languagePicker } from '../translation/language-picker-host.tsx'
import { canTranslate } from './start/translation-probe.ts'

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

/** The menu entry for machine translation into further languages; null where it is not available. */
export function useOtherLanguages() {
  const { locale } = useRequest()
  const isOffered = useSyncExternalStore(canTranslate.subscribe, canTranslate.get, () => false)
  if (!isOffered) return null
  const onChoose = () => {
    document.querySelector<HTMLElement>('.more:popover-open')?.hidePopover()
    languagePicker.set(true)
  }
  return { key: 'other', label: translationWords(locale).page, onChoose }
}
