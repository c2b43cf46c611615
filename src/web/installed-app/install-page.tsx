import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { CheckIcon, DownloadIcon } from '#ui/icons/icons.ts'
import { QrCode } from '#ui/pictures/qr-code.tsx'
import { appWords } from '#words/site/app.ts'
import { useRequest, useSite } from '../page/use-page.ts'
import './install-page.css'

export type Phone = 'ios' | 'android'

const paths = { ios: '/apps/down_ios.html', android: '/apps/down_and.html' } as const

/** How the site becomes an app on a phone, with a code for those who read it elsewhere. */
export function InstallPage({ phone }: { phone: Phone }) {
  const { locale, origin } = useRequest()
  const say = appWords(locale)
  const name = useSite().name[locale]
  const { install, isInstalled } = useInstallPrompt()
  const asked = locale === 'zh' ? '?lang=zh' : ''
  const address = origin + paths[phone]
  const other = phone === 'ios' ? 'android' : 'ios'
  return (
    <main id="main" className="wrap install-page">
      <div>
        <h1>{phone === 'ios' ? say.iosTitle(name) : say.androidTitle(name)}</h1>
        <p className="install-lead by-clause">{say.lead}</p>
        {isInstalled && (
          <p className="install-done">
            <CheckIcon />
            {say.installed}
          </p>
        )}
        {install && !isInstalled && (
          <Button kind="filled" onClick={install}>
            <DownloadIcon />
            {say.install}
          </Button>
        )}
        <h2>{say.steps}</h2>
        <ol className="install-steps">
          {say[phone].split('\n').map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <h2>{say.what}</h2>
        <ul className="install-benefits">
          {say.benefits.split('\n').map((benefit) => (
            <li key={benefit}>
              <CheckIcon />
              {benefit}
            </li>
          ))}
        </ul>
        <p className="install-other">
          {say.other}{' '}
          <Link to={paths[other]} className="link" reloadDocument>
            {other === 'ios' ? say.toIos : say.toAndroid}
          </Link>
        </p>
      </div>
      <aside className="pane install-code">
        <h2>{say.scan}</h2>
        <QrCode text={address + asked} label={say.qr(address)} />
        <p className="by-clause">{say.scanText}</p>
        <small translate="no">
          {origin}
          <wbr />
          {paths[phone]}
        </small>
      </aside>
    </main>
  )
}

/** The `beforeinstallprompt` event of Chromium. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** The browser's own offer to install the site; null where it makes none. */
function useInstallPrompt() {
  const [offer, setOffer] = useState<InstallEvent | null>(null)
  const [isInstalled, setInstalled] = useState(false)
  useEffect(() => {
    const ending = new AbortController()
    const { signal } = ending
    const onOffer = (event: Event) => {
      event.preventDefault()
      setOffer(event as InstallEvent)
    }
    addEventListener('beforeinstallprompt', onOffer, { signal })
    addEventListener('appinstalled', () => setInstalled(true), { signal })
    if (matchMedia('(display-mode: standalone)').matches) setInstalled(true)
    return () => ending.abort()
  }, [])
  const install = offer && (() => void offer.prompt().then(() => setOffer(null)))
  return { install, isInstalled }
}
