import { joinLocale } from '#domain/text/locale-path.ts'
import { Button } from '#ui/button.tsx'
import { ShareIcon } from '#ui/icons/icons.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { hotelPageWords } from '#words/hotels/hotel-page.ts'
import { store } from '../browser-state/this-browser.ts'
import { useRequest } from '../page/use-page.ts'
import { useHotelPlace } from './hotel-context.ts'
import { hotelParams } from './hotel-query.ts'

/** On a phone the system's own sheet; elsewhere the address is copied, with the dates that are looked at. */
export function ShareButton({ name }: { name: string }) {
  const { origin } = useRequest()
  const { id, locale, query } = useHotelPlace()
  const say = hotelPageWords(locale)
  const share = async () => {
    const dates = new URLSearchParams(hotelParams({ ...query, reviews: { ...query.reviews, page: 1 } }))
    const url = `${origin}${joinLocale(`/hotels/${id}`, locale)}?${dates}`
    if (store.get().device === 'm' && 'share' in navigator)
      return navigator.share({ url, title: name }).catch(() => {})
    await navigator.clipboard.writeText(url).then(
      () => showToast({ kind: 'good', text: say.shared }),
      () => showToast({ kind: 'warn', text: say.notShared(url), sticky: true }),
    )
  }
  return (
    <Button className="needs-js" onClick={share}>
      <ShareIcon />
      {say.share}
    </Button>
  )
}
