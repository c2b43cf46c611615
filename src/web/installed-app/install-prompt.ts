import { useEffect, useState } from 'react'

/** What Chromium offers where a site can be installed. */
type InstallEvent = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

/** The browser's own offer to install the site; null where it makes none. */
export function useInstallPrompt() {
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
