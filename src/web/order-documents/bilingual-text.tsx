import type { Locale } from '#domain/text/locale.ts'
import { voucherWords } from '#words/booking/voucher.ts'
import { useRequest } from '../page/use-page.ts'

type Say = ReturnType<typeof voucherWords>

/** The same in both languages, each marked as what it is; that of the page comes first. */
export function BilingualText({
  say,
  apart = false,
}: {
  say: (words: Say, locale: Locale) => string
  apart?: boolean
}) {
  const { locale } = useRequest()
  const en = <span lang="en">{say(voucherWords('en'), 'en')}</span>
  const zh = <span lang="zh-CN">{say(voucherWords('zh'), 'zh')}</span>
  const [first, second] = locale === 'zh' ? [zh, en] : [en, zh]
  if (!apart)
    return (
      <>
        {first} {second}
      </>
    )
  return (
    <>
      <span className="voucher-line">{first}</span>
      <span className="voucher-line">{second}</span>
    </>
  )
}
