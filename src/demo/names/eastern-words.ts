import type { Bilingual } from '#domain/text/locale.ts'
import { pairs } from './pairs.ts'

const first = pairs(
  'Yun 云, Song 松, Zhu 竹, Lan 兰, Qing 清, Ting 听, Mu 沐, Wang 望, Qi 栖, An 安, He 和, Jing 静, Yue 月, Xi 溪, Shan 山, Mo 墨, Su 素, Chu 初, Ruo 若, You 悠, Xing 星, Chen 辰, Feng 枫, Yu 雨, He 荷, Zhi 知, Yan 砚, Lin 林',
)
const second = pairs(
  'qi 栖, she 舍, lan 岚, xi 溪, yue 月, he 禾, yin 隐, feng 风, lin 林, ya 雅, chuan 川, ting 汀, yu 屿, ran 然, shu 墅, an 岸, yan 砚, xing 行, mian 眠, zhu 筑, cheng 澄, wan 湾, yun 耘',
)

/** 云岚, Yunlan: every pair of the two lists except identical characters. */
export const chineseWords: readonly Bilingual[] = first.flatMap((head) =>
  second
    .filter((tail) => tail.zh !== head.zh && `${head.zh}${tail.zh}` !== '竹筑')
    .map((tail) => ({ en: joined(head.en, tail.en), zh: `${head.zh}${tail.zh}` })),
)

/** An apostrophe separates syllables if the pinyin would be ambiguous. */
function joined(head: string, tail: string): string {
  return /^[aeo]/.test(tail) ? `${head}'${tail}` : `${head}${tail}`
}

const japaneseFirst = pairs(
  'Tsuki 月, Kaze 风, Asa 朝, Yama 山, Mizu 水, Hana 花, Matsu 松, Yuki 雪, Taka 高, Kiri 雾, Nami 波, Shira 白, Ao 青, Fuji 藤, Take 竹, Aki 秋, Haru 春, Natsu 夏',
)
const japaneseSecond = pairs(
  'mi 见, no 野, hara 原, zato 里, gawa 川, mori 森, jima 岛, ori 织, baya 早, hashi 桥, oka 冈, numa 沼, iwa 岩, kusa 草',
)

export const japaneseWords: readonly Bilingual[] = japaneseFirst.flatMap((head) =>
  japaneseSecond.map((tail) => ({ en: `${head.en}${tail.en}`, zh: `${head.zh}${tail.zh}` })),
)

export const koreanWords: readonly Bilingual[] = pairs(
  'Dalbit 月光, Haneul 天空, Sora 素罗, Eunha 银河, Cheongsan 青山, Baram 风之, Saebyeok 黎明, Namu 木, Haedam 海谈, Noeul 晚霞, Byeolha 星河, Songjeong 松亭, Hwawon 花园里, Mureung 武陵, Danpung 丹枫, Cheongun 青云, Maehwa 梅花, Seorak 雪乐, Gaon 嘉温, Yeoul 如蔚, Jangmi 蔷薇, Bora 宝罗, Onnuri 温世, Arirang 雅里',
)
