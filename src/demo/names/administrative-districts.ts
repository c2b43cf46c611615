import type { Bilingual } from '#domain/text/locale.ts'
import { pairs } from './pairs.ts'

/**
 * A Chinese address names the administrative district, not the popular quarter: a hotel by 静安寺 is in 静安区.
 * Keyed by the city's English name: each district with its quarters.
 */
const districts: Readonly<Record<string, string>> = {
  Beijing:
    'Dongcheng 东城区:王府井 前门; Chaoyang 朝阳区:三里屯 国贸 望京 奥林匹克公园; Xicheng 西城区:西单 什刹海; Haidian 海淀区:中关村; Daxing 大兴区:大兴; Tongzhou 通州区:通州',
  Shanghai:
    "Huangpu 黄浦区:外滩 南京路 新天地; Pudong 浦东新区:陆家嘴 张江 迪士尼度假区; Jing'an 静安区:静安寺; Xuhui 徐汇区:徐家汇; Changning 长宁区:虹桥; Hongkou 虹口区:北外滩",
  Guangzhou:
    'Tianhe 天河区:天河 珠江新城; Yuexiu 越秀区:北京路 越秀; Liwan 荔湾区:沙面; Haizhu 海珠区:琶洲; Panyu 番禺区:番禺',
  Shenzhen:
    "Futian 福田区:福田 华强北; Luohu 罗湖区:罗湖; Nanshan 南山区:南山 蛇口; Yantian 盐田区:大梅沙; Bao'an 宝安区:宝安",
  Chengdu: 'Jinjiang 锦江区:春熙路 锦江; Qingyang 青羊区:宽窄巷子 文殊院; Wuhou 武侯区:锦里 天府新区',
  Hangzhou:
    'Xihu 西湖区:西湖 灵隐 西溪; Gongshu 拱墅区:武林广场; Shangcheng 上城区:钱江新城; Binjiang 滨江区:滨江; Xiaoshan 萧山区:萧山',
  "Xi'an":
    'Beilin 碑林区:钟楼; Lianhu 莲湖区:回民街; Yanta 雁塔区:大雁塔 曲江 高新区; Weiyang 未央区:西安北站周边',
  Chongqing:
    "Yuzhong 渝中区:解放碑 洪崖洞; Jiangbei 江北区:观音桥; Nan'an 南岸区:南滨路; Shapingba 沙坪坝区:沙坪坝 磁器口",
  Nanjing: 'Qinhuai 秦淮区:新街口 夫子庙; Gulou 鼓楼区:湖南路; Jianye 建邺区:河西; Xuanwu 玄武区:中山门',
  Suzhou: 'Gusu 姑苏区:观前街 平江路 山塘街; Industrial Park 工业园区:金鸡湖',
  Wuhan: 'Jianghan 江汉区:江汉路; Hongshan 洪山区:光谷; Wuchang 武昌区:户部巷 东湖 楚河汉街',
  Xiamen: 'Siming 思明区:中山路 鼓浪屿 曾厝垵 环岛路; Jimei 集美区:集美',
  Qingdao: 'Shinan 市南区:栈桥 五四广场 八大关; Laoshan 崂山区:崂山; Huangdao 黄岛区:金沙滩',
  Sanya: 'Jiyang 吉阳区:亚龙湾 大东海 三亚市区; Haitang 海棠区:海棠湾; Tianya 天涯区:三亚湾',
  Kunming: 'Wuhua 五华区:翠湖 南屏街; Xishan 西山区:滇池; Guandu 官渡区:官渡',
  Lijiang: 'Gucheng 古城区:丽江古城 束河; Yulong 玉龙县:白沙',
  Dali: 'Dali Town 大理镇:大理古城; Shuanglang 双廊镇:双廊; Xizhou 喜洲镇:喜洲; Xiaguan 下关街道:下关',
  Changsha: 'Furong 芙蓉区:五一广场 芙蓉广场; Yuelu 岳麓区:橘子洲 岳麓',
  Tianjin: 'Hebei 河北区:天津之眼 意式风情区; Heping 和平区:小白楼',
  Harbin: 'Daoli 道里区:中央大街 索菲亚 群力; Songbei 松北区:太阳岛',
  Dalian: 'Shahekou 沙河口区:星海广场; Zhongshan 中山区:中山广场; Jinzhou 金州区:金石滩 开发区',
  Guilin: 'Xiufeng 秀峰区:两江四湖; Xiangshan 象山区:象鼻山; Qixing 七星区:七星',
  Zhangjiajie: 'Wulingyuan 武陵源区:武陵源; Yongding 永定区:永定',
  Zhuhai: 'Xiangzhou 香洲区:拱北 香洲 横琴',
  Jinan: 'Lixia 历下区:泉城路 大明湖 历下',
  Ningbo: 'Haishu 海曙区:天一广场; Jiangbei 江北区:老外滩; Yinzhou 鄞州区:东钱湖',
  Lhasa: 'Chengguan 城关区:八廓街 城关 罗布林卡',
  Zhengzhou: 'Erqi 二七区:二七广场; Jinshui 金水区:郑东新区',
  Shenyang: 'Shenhe 沈河区:中街; Heping 和平区:太原街; Hunnan 浑南区:浑南',
  Guiyang: 'Nanming 南明区:甲秀楼; Guanshanhu 观山湖区:观山湖; Huaxi 花溪区:青岩',
  Haikou: 'Longhua 龙华区:骑楼老街 海口国贸; Xiuying 秀英区:假日海滩',
  Taipei:
    "Wanhua 万华区:西门町; Xinyi 信义区:信义; Zhongshan 中山区:中山; Da'an 大安区:大安; Beitou 北投区:北投",
  Kaohsiung: 'Yancheng 盐埕区:盐埕; Sanmin 三民区:三民; Xinxing 新兴区:新兴; Zuoying 左营区:左营',
}

const byQuarter = new Map(
  Object.entries(districts).flatMap(([city, text]) =>
    text.split(';').flatMap((entry) => {
      const [name = '', quarters = ''] = entry.trim().split(':')
      const [district] = pairs(name)
      const isDistrict = district!.zh.endsWith('区') && !district!.en.endsWith('Park')
      const en = isDistrict ? `${district!.en} District` : district!.en
      return quarters.split(' ').map((quarter) => [`${city} ${quarter}`, { en, zh: district!.zh }] as const)
    }),
  ),
)

/** The district of a quarter, if known. */
export const administrativeDistrict = (city: Bilingual, quarter: Bilingual): Bilingual | null =>
  byQuarter.get(`${city.en} ${quarter.zh}`) ?? null
