import { Button } from '#ui/button.tsx'
import { CalendarIcon } from '#ui/icons/icons.ts'
import { useLateDialog } from '#ui/overlays/use-late-dialog.ts'
import { rateWords } from '#words/hotels/rates.ts'
import { useHotelLinks, useHotelPlace } from '../hotel-context.ts'

const fetchDialog = async () => (await import('./calendar-dialog.tsx')).CalendarDialog

/** Opens the whole calendar, which is fetched when somebody comes near. */
export function CalendarButton() {
  const { id, locale, query } = useHotelPlace()
  const { go } = useHotelLinks()
  const { Dialog, load, open, close } = useLateDialog(fetchDialog)
  return (
    <>
      <Button size="small" className="needs-js" onPointerEnter={load} onFocus={load} onClick={open}>
        <CalendarIcon small />
        {rateWords(locale).showPrices}
      </Button>
      {Dialog && (
        <Dialog
          hotel={id}
          search={query.search}
          locale={locale}
          onClose={close}
          onChoose={(dates) => {
            close()
            go({ ...query.search, ...dates })
          }}
        />
      )}
    </>
  )
}
