import { CHOICE_DAYS } from '#domain/browser-storage.ts'
import { splitLocale } from '#domain/text/locale-path.ts'
import { pageLanguageItem } from '../browser-state/choices.ts'
import { items } from '../browser-state/this-browser.ts'
import { twinAddress } from '../page/route-names.ts'
import { pageLanguages } from './page-languages.ts'
import { surviveWidget } from './survive-widget.ts'

/** The cookie from which the widget reads source and target language. */
const cookieName = 'googtrans'
const pageLanguage = 'en'
const hostId = 'page-translation-widget'
const callback = 'startPageTranslation'

type Element = new (options: object, id: string) => unknown
type WidgetWindow = Window & {
  google?: { translate?: { TranslateElement?: Element } }
  [callback]?: () => void
}

/** The language into which pages are put; null where they stay as they are. */
export function chosenLanguage(): string | null {
  const code = items.get(pageLanguageItem)
  return code && pageLanguages.includes(code) ? code : null
}

const setCookie = (value: string, seconds: number) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the widget reads this cookie, and the cookie store is not everywhere
  document.cookie = `${cookieName}=${value}; path=/; max-age=${seconds}; samesite=lax`
}

/** Translated are the English pages; the widget begins with a page that is loaded anew. */
export function translatePagesInto(code: string) {
  items.set(pageLanguageItem, code)
  setCookie(`/${pageLanguage}/${code}`, CHOICE_DAYS * 86_400)
  location.assign(
    twinAddress({ pathname: splitLocale(location.pathname).path, searchStr: location.search }, 'en'),
  )
}

export function stopTranslatingPages() {
  items.remove(pageLanguageItem)
  setCookie('', 0)
  location.reload()
}

/** Loads the widget beside the page, never inside what React holds, and lets React live with what it does. */
export function startWidget(url: string) {
  const code = chosenLanguage()
  if (!code || document.getElementById(hostId) || !document.documentElement.lang.startsWith(pageLanguage))
    return
  setCookie(`/${pageLanguage}/${code}`, CHOICE_DAYS * 86_400)
  surviveWidget(document.body)
  const host = document.createElement('div')
  host.id = hostId
  host.hidden = true
  host.translate = false
  document.body.append(host)
  const own = window as WidgetWindow
  own[callback] = () => {
    const Widget = own.google?.translate?.TranslateElement
    if (Widget)
      new Widget({ pageLanguage, includedLanguages: pageLanguages.join(), autoDisplay: false }, hostId)
  }
  const script = document.createElement('script')
  script.src = `${url}${url.includes('?') ? '&' : '?'}cb=${callback}`
  script.referrerPolicy = 'no-referrer'
  document.body.append(script)
}
