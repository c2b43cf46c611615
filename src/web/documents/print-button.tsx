import type { Locale } from '#domain/text/locale.ts'
import { Button } from '#ui/button.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { documentWords } from '#words/site/documents.ts'

export function PrintButton({ locale }: { locale: Locale }) {
  return (
    <Button kind="quiet" size="small" className="needs-js" onClick={() => print()}>
      <PrintIcon />
      {documentWords(locale).print}
    </Button>
  )
}
