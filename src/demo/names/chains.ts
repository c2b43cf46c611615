/** Trademarks: no name in the demonstration may contain one, in either language. */
const chains =
  'white-lotus hilton marriott hyatt sheraton westin accor ibis novotel mercure sofitel pullman fairmont raffles intercontinental kempinski radisson ramada wyndham wynn aman banyan rosewood peninsula mandarin shangri waldorf conrad hampton doubletree courtyard fairfield residence-inn ritz st-regis holiday-inn crowne best-western comfort-inn quality-inn days-inn super-8 motel-6 la-quinta premier-inn travelodge four-seasons dorsett swissotel melia iberostar barcelo riu nh-hotel scandic leonardo steigenberger movenpick rotana jumeirah taj oberoi leela oyo dusit centara minor anantara okura nikko prince toyoko apa dormy lotte shilla jinjiang-inn home-inn hanting greentree atour vienna-hotel vienna-international huazhu plateno lavande magnotel'.split(
    ' ',
  )
const chineseChains =
  '白莲 希尔顿 万豪 凯悦 君悦 柏悦 喜来登 威斯汀 雅高 宜必思 诺富特 美居 索菲特 铂尔曼 费尔蒙 莱佛士 洲际 凯宾斯基 丽笙 华美达 温德姆 永利 安缦 悦榕 瑰丽 半岛酒店 文华东方 香格里拉 华尔道夫 康莱德 欢朋 逸林 万怡 万枫 丽思 瑞吉 假日酒店 皇冠假日 最佳西方 速8 四季酒店 帝盛 瑞士酒店 卓美亚 泰姬 杜斯特 盛泰乐 安纳塔拉 大仓 日航 王子酒店 东横 多美迎 乐天酒店 新罗 锦江之星 锦江都城 如家 汉庭 全季 桔子 亚朵 维也纳酒店 维也纳国际 格林豪泰 七天 7天 丽枫 麗枫 喆啡 希岸 开元名都 金陵饭店 白天鹅 如寓 漫心 花间堂 松赞'.split(
    ' ',
  )

const words = (text: string) =>
  ` ${text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `

export function isChainName({ en, zh }: { en: string; zh: string }): boolean {
  const spaced = words(en)
  return (
    chains.some((chain) => spaced.includes(` ${chain.replaceAll('-', ' ')} `)) ||
    chineseChains.some((chain) => zh.includes(chain))
  )
}
