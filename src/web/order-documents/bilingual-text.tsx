import type { Locale } from '#domain/text/locale.ts'
import { voucherWords } from '#words/booking/voucher.ts'

type Say = ReturnType<typeof voucherWords>

/** The same in English and Chinese, each marked as what it is. */
export function BilingualText({
  say,
  apart = false,
}: {
  say: (words: Say, locale: Locale) => string
  apart?: boolean
}) {
  const en = <span lang="en">{say(voucherWords('en'), 'en')}</span>
  const zh = <span lang="zh-CN">{say(voucherWords('zh'), 'zh')}</span>
  if (!apart)
    return (
      <>
        {en} {zh}
      </>
    )
  return (
    <>
      <span className="voucher-line">{en}</span>
      <span className="voucher-line">{zh}</span>
    </>
  )
}
