import { useLocation } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { Share } from '#contract/site.ts'
import { joinLocale } from '#domain/text/locale-path.ts'
import type { Icon } from '#ui/icons/icon.tsx'
import {
  BookmarkIcon,
  BriefcaseIcon,
  FriendsIcon,
  PortalIcon,
  QuillIcon,
  VideoIcon,
} from '#ui/icons/share-icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { footerWords } from '#words/site/footer.ts'
import { store } from '../browser-state/this-browser.ts'
import { useRequest, useSite } from '../page/use-page.ts'
import { popupFeatures, serviceName, shareAddress, shares } from './footer-links.ts'

const icons: Record<Share, Icon> = {
  video: VideoIcon,
  social: FriendsIcon,
  bookmark: BookmarkIcon,
  microblog: QuillIcon,
  portal: PortalIcon,
  professional: BriefcaseIcon,
}

/** On a phone the system's own sheet, on a desktop a small window; a service without an address gets a copy. */
export function ShareLinks() {
  const { locale, origin } = useRequest()
  const site = useSite()
  const { pathname, searchStr } = useLocation()
  const say = footerWords(locale)
  const page = { url: origin + joinLocale(pathname, locale) + searchStr, title: site.name[locale] }

  const share = (event: MouseEvent, kind: Share) => {
    const now = { url: page.url, title: document.title }
    if (store.get().device === 'm' && 'share' in navigator) {
      event.preventDefault()
      return void navigator.share(now).catch(() => {})
    }
    const address = shareAddress(site.share[kind], now)
    if (!address) return void copy(now.url)
    event.preventDefault()
    const view = { left: screenX, top: screenY, width: outerWidth, height: outerHeight }
    open(address, '_blank', popupFeatures(view))
  }
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(
      () => showToast({ kind: 'good', text: say.copied }),
      () => showToast({ kind: 'warn', text: say.notCopied(url), sticky: true }),
    )

  return (
    <div className="footer-line">
      <h2 className="footer-title">{say.share}</h2>
      <ul className="footer-row footer-shares">
        {shares.map((kind) => {
          const Mark = icons[kind]
          const address = shareAddress(site.share[kind], page)
          const inside = (
            <>
              <Mark small />
              {serviceName(site.share[kind], locale) ?? say[kind]}
            </>
          )
          return (
            <li key={kind} className={address ? undefined : 'needs-js'}>
              {address ? (
                <a
                  className="footer-link share"
                  href={address}
                  target="_blank"
                  rel="noopener"
                  onClick={(event) => share(event, kind)}
                >
                  {inside}
                </a>
              ) : (
                <button type="button" className="footer-link share" onClick={(event) => share(event, kind)}>
                  {inside}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
