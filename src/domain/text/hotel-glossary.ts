import type { Locale } from './locale.ts'

/**
 * Hotel terms that translation engines get wrong: our translation, and the frequent wrong ones. A wrong word
 * is replaced only if the original contains the term, so that a correct 存款 stays.
 */
type Term = {
  readonly en: string
  readonly zh: string
  readonly wrong: Readonly<Record<Locale, readonly string[]>>
}

const term = (en: string, zh: string, wrong: Partial<Term['wrong']> = {}): Term => ({
  en,
  zh,
  wrong: { en: [], zh: [], ...wrong },
})

const hotelGlossary: readonly Term[] = [
  term('security deposit', '押金', { zh: ['保证金', '存款', '定金'], en: ['cash pledge', 'foregift'] }),
  term('room only', '不含早餐', { zh: ['仅限房间', '只有房间', '仅房间'] }),
  term('front desk', '前台', { zh: ['前面的桌子', '服务台前'], en: ['foreground', 'front stage'] }),
  term('no-show', '未入住', { zh: ['没有出现', '不显示', '未出现'] }),
  term('check-in', '入住', { zh: ['签到', '登记入住手续', '检查'] }),
  term('check-out', '退房', { zh: ['结账离开', '查看', '结帐'] }),
  term('twin room', '双床房', { zh: ['双胞胎房间', '双胞胎房', '孪生房'] }),
  term('double room', '大床房', { zh: ['双重房间', '双倍房间'] }),
  term('queen bed', '大号床', { zh: ['女王床', '皇后床'] }),
  term('king bed', '特大号床', { zh: ['国王床', '王床'] }),
  term('sofa bed', '沙发床', { zh: ['沙发的床'] }),
  term('suite', '套房', { zh: ['套间件', '组件'] }),
  term('lobby', '大堂', { zh: ['游说', '大厅里'] }),
  term('voucher', '入住凭证', { zh: ['代金券', '优惠券'] }),
  term('city centre', '市中心', { zh: ['城市的中心'] }),
  term('free cancellation', '免费取消', { zh: ['自由取消'] }),
  term('airport shuttle', '机场接送', { zh: ['机场航天飞机', '机场穿梭'] }),
  term('half board', '半膳', { zh: ['半板'] }),
  term('full board', '全膳', { zh: ['整板', '全板'] }),
]

const plain = (text: string) => text.trim().toLowerCase()

/** A text that consists of one term needs no engine. */
export function glossaryEntry(text: string, to: Locale): string | null {
  const found = hotelGlossary.find(({ en, zh }) => plain(text) === en || text.trim() === zh)
  return found ? found[to] : null
}

/** Replaces wrong terms of a machine translation with ours. */
export function withGlossary(original: string, translated: string, to: Locale): string {
  const source = plain(original)
  return hotelGlossary
    .filter((one) => source.includes(to === 'zh' ? one.en : one.zh))
    .reduce(
      (text, one) => one.wrong[to].reduce((mended, wrong) => mended.replaceAll(wrong, one[to]), text),
      translated,
    )
}

/** Chinese or English, by the majority of the letters. */
export function languageOf(text: string): Locale | null {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  // A Chinese character carries about as much as three letters.
  return han + latin === 0 ? null : han * 3 >= latin ? 'zh' : 'en'
}
