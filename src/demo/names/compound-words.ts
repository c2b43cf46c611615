import type { Bilingual } from '#domain/text/locale.ts'
import { pairs } from './pairs.ts'

const colours = pairs(
  'Silver 银, Golden 金, White 白, Blue 蓝, Green 青, Quiet 静, Morning 晨, Evening 暮, Northern 北, Southern 南, Old 古, Wild 野, Distant 远, Clear 清, Warm 暖, Bright 明, Crimson 绯, Autumn 秋, Winter 冬, Summer 夏, Tall 高, Secret 隐',
)
const things = pairs(
  'Heron 鹭, Crane 鹤, Swallow 燕, Birch 桦, Pine 松, Cedar 杉, Maple 枫, Willow 柳, Lantern 灯, Sail 帆, Bridge 桥, Spring 泉, Reed 苇, Orchid 兰, Kite 鸢, Deer 鹿, Cloud 云, Bell 钟, Harp 琴, Juniper 柏, Star 星, Wren 雀, Fern 蕨, Iris 鸢尾, Oriole 莺, Moss 苔, Falcon 隼, Plum 梅, Linden 椴, Hazel 榛, Lotus 莲, Moon 月, Stone 石, Bamboo 竹, Oak 橡, Poplar 杨, Feather 羽, Mulberry 桑',
)

/** "Silver Heron" and 银鹭: every pair of the two lists, the same in both languages. */
export const compoundWords: readonly Bilingual[] = colours.flatMap((colour) =>
  things.map((thing) => ({ en: `${colour.en} ${thing.en}`, zh: `${colour.zh}${thing.zh}` })),
)
