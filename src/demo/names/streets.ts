import type { Bilingual } from '#domain/text/locale.ts'
import type { Family } from './families.ts'
import { pairs } from './pairs.ts'

/** Common street names; none of them implies a sea, a river or a station. */
const streets: Readonly<Partial<Record<Family, readonly Bilingual[]>> & { english: readonly Bilingual[] }> = {
  english: pairs(
    'Maple Street 枫树街, Chestnut Avenue 栗树大道, Union Street 联合街, Orchard Road 果园路, Church Street 教堂街, Mill Lane 磨坊巷, Garden Street 花园街, Linden Avenue 椴树大道, Market Street 市场街, Elm Street 榆树街, King Street 国王街, Walnut Street 胡桃街, Meadow Lane 草场巷, Park Avenue 公园大道',
  ),
  french: pairs(
    'rue des Tilleuls 椴树街, rue du Marché 集市街, rue des Lilas 丁香街, avenue de la République 共和国大道, rue Saint-Martin 圣马丁街, rue des Jardins 花园街, boulevard des Platanes 梧桐大道, rue de l’Église 教堂街, rue du Moulin 磨坊街, allée des Roses 玫瑰小径',
  ),
  italian: pairs(
    'Via dei Tigli 椴树街, Via della Fontana 喷泉街, Via San Marco 圣马可街, Corso Italia 意大利大道, Via degli Ulivi 橄榄街, Via del Mercato 集市街, Via dei Giardini 花园街, Piazza della Repubblica 共和国广场, Via Roma 罗马街, Vicolo delle Rose 玫瑰巷',
  ),
  spanish: pairs(
    'Calle del Olmo 榆树街, Calle de la Paz 和平街, Avenida de la Constitución 宪法大道, Calle Mayor 马约尔街, Calle de los Naranjos 橘树街, Calle San Juan 圣胡安街, Calle del Mercado 集市街, Avenida Libertad 自由大道, Calle de las Flores 花街, Paseo de los Álamos 杨树大道',
  ),
  portuguese: pairs(
    'Rua das Flores 花街, Avenida da Liberdade 自由大道, Rua do Carmo 卡尔穆街, Rua da Oliveira 橄榄街, Rua São João 圣若昂街, Rua do Comércio 商业街, Avenida Central 中央大道, Rua das Laranjeiras 橘树街, Travessa da Paz 和平巷',
  ),
  german: pairs(
    'Lindenstraße 椴树街, Gartenweg 花园路, Marktgasse 集市巷, Schillerstraße 席勒街, Mühlenweg 磨坊路, Kirchgasse 教堂巷, Rosenstraße 玫瑰街, Kastanienallee 栗树大道, Birkenweg 桦树路, Goethestraße 歌德街, Ringstraße 环城路',
  ),
  dutch: pairs(
    'Lindelaan 椴树路, Marktstraat 集市街, Kerkstraat 教堂街, Molenweg 磨坊路, Nieuwstraat 新街, Rozenstraat 玫瑰街, Kastanjelaan 栗树路, Tuinstraat 花园街, Hoogstraat 高街',
  ),
  nordic: pairs(
    'Storgata 大街, Bjørkeveien 桦树路, Kirkegata 教堂街, Parkveien 公园路, Nygata 新街, Lindeveien 椴树路, Torggata 集市街, Skolegata 学校街, Rosenveien 玫瑰路',
  ),
  slavic: pairs(
    'Sadovaya ulitsa 花园街, Lipovaya ulitsa 椴树街, Tsentralnaya ulitsa 中央街, Shkolnaya ulitsa 学校街, Zelyonaya ulitsa 绿街, ulitsa Mira 和平街, Vishnyovaya ulitsa 樱桃街, Kashtanovaya ulitsa 栗树街, Novaya ulitsa 新街',
  ),
  greek: pairs(
    'Elaion Street 橄榄街, Eirinis Street 和平街, Dimokratias Avenue 民主大道, Agiou Nikolaou Street 圣尼古拉斯街, Kipon Street 花园街, Athinas Street 雅典娜街, Roidis Street 石榴街',
  ),
  turkic: pairs(
    'Çınar Caddesi 梧桐大街, Lale Sokak 郁金香街, Cumhuriyet Caddesi 共和国大街, Gül Sokak 玫瑰街, Bağlar Caddesi 葡萄园大街, Barış Caddesi 和平大街, Çarşı Sokak 集市街',
  ),
  arabic: pairs(
    'Palm Street 棕榈街, Jasmine Street 茉莉街, Al Salam Street 和平街, Al Nakheel Street 椰枣街, Independence Avenue 独立大道, Market Street 集市街, Al Zaytoun Street 橄榄街, Al Ward Street 玫瑰街',
  ),
  indian: pairs(
    'Gandhi Road 甘地路, Ashoka Marg 阿育王路, Mango Lane 芒果巷, Temple Road 寺庙路, Market Road 集市路, Garden Road 花园路, Lotus Lane 莲花巷, Neem Street 楝树街',
  ),
  swahili: pairs(
    'Uhuru Avenue 乌呼鲁大道, Acacia Road 金合欢路, Market Street 集市街, Mango Road 芒果路, Independence Road 独立路, Baobab Lane 猴面包树巷',
  ),
  malay: pairs(
    'Jalan Melati 茉莉路, Jalan Merdeka 独立路, Jalan Kenanga 依兰路, Jalan Pasar 巴刹路, Jalan Mawar 玫瑰路, Jalan Cempaka 玉兰路, Jalan Damai 和平路',
  ),
  thai: pairs(
    'Lotus Soi 莲花巷, Charoen Road 昌隆路, Ratchaphruek Road 金链花路, Market Road 市场路, Wat Road 佛寺路, Frangipani Soi 鸡蛋花巷',
  ),
  vietnamese: pairs(
    'Lê Lợi Street 黎利街, Trần Phú Street 陈富街, Hai Bà Trưng Street 二征夫人街, Nguyễn Huệ Street 阮惠街, Hoa Sữa Street 糖胶树街, Quang Trung Street 光中街',
  ),
  korean: pairs(
    'Sejong-daero 世宗大路, Eunhaeng-ro 银杏路, Jungang-ro 中央路, Solbat-gil 松林街, Maehwa-ro 梅花路, Gukhwa-gil 菊花街, Byeol-gil 星街',
  ),
  japanese: pairs(
    'Sakura-dori 樱通, Midori-cho 绿町, Chuo-dori 中央通, Honmachi 本町, Matsubara 松原, Yanagi-cho 柳町, Wakaba-cho 若叶町, Kikyo-dori 桔梗通',
  ),
  chinese: pairs(
    'Zhongshan Road 中山路, Renmin Road 人民路, Jianshe Road 建设路, Heping Road 和平路, Xueyuan Road 学院路, Wenhua Road 文化路, Yinghua Street 樱花街, Guihua Road 桂花路, Xinhua Road 新华路, Qingnian Road 青年路, Jiefang Road 解放路, Hehuan Road 合欢路, Wutong Lane 梧桐巷, Zhuyun Road 竹韵路',
  ),
}

/** Countries that speak the language of the streets, for families of several languages. */
const speakers: Readonly<Partial<Record<Family, readonly string[]>>> = {
  slavic: ['RU', 'BY'],
  nordic: ['NO'],
  turkic: ['TR'],
  indian: ['IN'],
  malay: ['ID', 'MY', 'BN'],
  thai: ['TH'],
  swahili: ['KE', 'TZ', 'UG'],
}

export function streetsOf(family: Family, country: string): readonly Bilingual[] {
  if (family === 'chinese' && country !== 'CN') return anyChinese
  const spoken = speakers[family]?.includes(country) ?? true
  return (spoken ? streets[family] : undefined) ?? streets.english
}

/** Street names that occur on the mainland only. */
const mainland = /中山|人民|建设|新华|青年|解放/
const anyChinese = (streets.chinese ?? []).filter(({ zh }) => !mainland.test(zh))

/** Whether the number follows the street there. */
export const isNumberLast = (family: Family, country: string) =>
  numberLast.includes(family) && streetsOf(family, country) !== streets.english

const numberLast: readonly Family[] = [
  'german',
  'dutch',
  'italian',
  'spanish',
  'portuguese',
  'nordic',
  'slavic',
  'greek',
  'turkic',
]
