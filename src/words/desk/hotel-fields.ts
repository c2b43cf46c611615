import type { Locale } from '#domain/text/locale.ts'

type Named = readonly [name: string, must: string]

/** The name of each field, and the sentence for a value that is not accepted. */
export const hotelColumnTexts: Readonly<Record<string, { en: Named; zh: Named }>> = {
  name_en: {
    en: ['Name, English', 'Enter a name of at most 200 characters.'],
    zh: ['英文名称', '请填写名称，最多200个字符。'],
  },
  name_zh: {
    en: ['Name, Chinese', 'Enter a name of at most 200 characters.'],
    zh: ['中文名称', '请填写名称，最多200个字符。'],
  },
  address_en: {
    en: ['Address, English', 'Enter the address, at most 400 characters.'],
    zh: ['英文地址', '请填写地址，最多400个字符。'],
  },
  address_zh: {
    en: ['Address, Chinese', 'Enter the address, at most 400 characters.'],
    zh: ['中文地址', '请填写地址，最多400个字符。'],
  },
  city: { en: ['City', 'Choose a city from the list.'], zh: ['城市', '请从列表中选择城市。'] },
  district: { en: ['District', 'Choose a district of the city.'], zh: ['城区', '请选择该城市的城区。'] },
  lat: {
    en: ['Latitude', 'Enter degrees such as 31.3142, at most 100 km from the city.'],
    zh: ['纬度', '请填写度数，如31.3142，距城市不超过100公里。'],
  },
  lon: {
    en: ['Longitude', 'Enter degrees such as 120.6319, at most 100 km from the city.'],
    zh: ['经度', '请填写度数，如120.6319，距城市不超过100公里。'],
  },
  time_zone: {
    en: ['Time zone', 'Enter a time zone such as Asia/Shanghai.'],
    zh: ['时区', '请填写时区，如Asia/Shanghai。'],
  },
  currency: {
    en: ['Currency', 'Choose a currency with an exchange rate.'],
    zh: ['货币', '请选择有汇率的货币。'],
  },
  stars: { en: ['Stars', 'Enter 0 to 5.'], zh: ['星级', '请填写0到5。'] },
  kind: {
    en: ['Kind', 'Use letters, digits, dot, hyphen and underscore.'],
    zh: ['类型', '只能使用字母、数字、点、连字符和下划线。'],
  },
  setting: { en: ['Surroundings', 'Choose one from the list.'], zh: ['周边环境', '请从列表中选择。'] },
  amenities: { en: ['Facilities', 'Choose from the list.'], zh: ['设施', '请从列表中选择。'] },
  check_in_from: {
    en: ['Check-in from', 'Enter a time such as 14:00.'],
    zh: ['入住时间起', '请填写时间，如14:00。'],
  },
  check_in_until: {
    en: ['Reception closes', 'Enter a time such as 23:00, or leave it empty.'],
    zh: ['前台关闭时间', '请填写时间，如23:00，或留空。'],
  },
  check_out_until: {
    en: ['Check-out until', 'Enter a time such as 12:00.'],
    zh: ['退房时间止', '请填写时间，如12:00。'],
  },
  children_free: {
    en: ['Children free up to age', 'Enter 0 to 17.'],
    zh: ['儿童免费年龄上限', '请填写0到17。'],
  },
  pets: { en: ['Pets', 'Choose one from the list.'], zh: ['宠物', '请从列表中选择。'] },
  smoking: { en: ['Smoking', 'Choose one from the list.'], zh: ['吸烟', '请从列表中选择。'] },
  floors: { en: ['Floors', 'Enter 1 to 200, or leave it empty.'], zh: ['楼层数', '请填写1到200，或留空。'] },
  opened: { en: ['Opened', 'Enter a year, or leave it empty.'], zh: ['开业年份', '请填写年份，或留空。'] },
  renovated: {
    en: ['Renovated', 'Enter a year, or leave it empty.'],
    zh: ['装修年份', '请填写年份，或留空。'],
  },
  phone: {
    en: ['Reception phone', 'Enter a number such as +33 4 72 00 00 00, or leave it empty.'],
    zh: ['前台电话', '请填写国际格式的电话号码，如+33 4 72 00 00 00，或留空。'],
  },
  description: { en: ['Text', 'Enter at most 8,000 characters.'], zh: ['简介', '最多8,000个字符。'] },
  picture: { en: ['Drawn as', 'Choose one from the list.'], zh: ['插画样式', '请从列表中选择。'] },
  beds: {
    en: ['Beds', 'Enter beds such as 1 king + 1 sofa_bed.'],
    zh: ['床型', '请填写床型，如1 king + 1 sofa_bed。'],
  },
  size_m2: { en: ['Square metres', 'Enter 1 to 5,000.'], zh: ['面积（平方米）', '请填写1到5,000。'] },
  included_adults: {
    en: ['Adults in the price', 'Enter at least 1, and no more than the most adults.'],
    zh: ['价格含成人数', '至少为1，且不超过成人上限。'],
  },
  max_adults: {
    en: ['Most adults', 'Enter at least 1, and no more than the most guests.'],
    zh: ['成人上限', '至少为1，且不超过客人上限。'],
  },
  max_guests: { en: ['Most guests', 'Enter 1 to 40.'], zh: ['客人上限', '请填写1到40。'] },
  units: { en: ['Rooms', 'Enter 0 to 10,000.'], zh: ['房间数', '请填写0到10,000。'] },
  state: { en: ['State', 'Choose one from the list.'], zh: ['状态', '请从列表中选择。'] },
  percent: {
    en: ['Price', 'Enter a percentage such as 88.5, or a sum per night such as 30.'],
    zh: ['价格', '请填写百分比，如88.5，或每晚金额，如30。'],
  },
  single_use: { en: ['Single use, percent', 'Enter 1 to 100.'], zh: ['单人入住百分比', '请填写1到100。'] },
  extra_adult: {
    en: ['Extra adult, a night', 'Enter an amount such as 80 or 80.50.'],
    zh: ['加人费（每晚）', '请填写金额，如80或80.50。'],
  },
  board: { en: ['Board', 'Choose one from the list.'], zh: ['餐食', '请从列表中选择。'] },
  board_price: {
    en: ['Board, an adult a night', 'Enter an amount such as 45. 0 if it’s in the price.'],
    zh: ['餐费（成人每晚）', '请填写金额，如45；已含在价格中填0。'],
  },
  children: {
    en: ['Children’s bands', 'Enter rising ages, an amount a night and a share of the meals.'],
    zh: ['儿童年龄段', '请按年龄递增填写每晚金额和餐费比例。'],
  },
  payment: {
    en: ['Payment', 'Choose one. A part payment is a percentage, nights or an amount.'],
    zh: ['付款方式', '请选择；预付款可填百分比、晚数或金额。'],
  },
  cancellation: {
    en: ['Cancellation', 'Enter days before arrival, a time and a fee such as 100% or 1n.'],
    zh: ['取消政策', '请填写入住前天数、时间和费用，如100%或1n。'],
  },
  no_show: {
    en: ['No-show', 'Enter a fee such as 100%, 1n or an amount.'],
    zh: ['未入住费用', '请填写费用，如100%、1n或金额。'],
  },
  rooms: { en: ['Rooms it sells', 'Choose rooms of the hotel.'], zh: ['适用房型', '请选择本酒店的房型。'] },
  list: { en: ['List', 'Check the entries of the list.'], zh: ['列表', '请检查列表中的内容。'] },
  value: { en: ['Value', 'Enter a percentage or an amount.'], zh: ['数值', '请填写百分比或金额。'] },
  of: { en: ['Of', 'Choose one from the list.'], zh: ['计算方式', '请从列表中选择。'] },
  per: { en: ['Per', 'Choose one from the list.'], zh: ['按', '请从列表中选择。'] },
  each: { en: ['Each', 'Choose one from the list.'], zh: ['每', '请从列表中选择。'] },
  max_nights: {
    en: ['Nights at most', 'Enter 1 to 999, or leave it empty.'],
    zh: ['最多晚数', '请填写1到999，或留空。'],
  },
  from_age: { en: ['From age', 'Enter 0 to 99.'], zh: ['起始年龄', '请填写0到99。'] },
  collected: { en: ['Collected', 'Choose one from the list.'], zh: ['收取方式', '请从列表中选择。'] },
  url: { en: ['Photograph', 'Upload the photograph again.'], zh: ['照片', '请重新上传照片。'] },
  alt_en: {
    en: ['Alt text, English', 'Enter at most 200 characters.'],
    zh: ['英文替代文字', '最多200个字符。'],
  },
  alt_zh: {
    en: ['Alt text, Chinese', 'Enter at most 200 characters.'],
    zh: ['中文替代文字', '最多200个字符。'],
  },
  category: { en: ['Shows', 'Choose one from the list.'], zh: ['内容', '请从列表中选择。'] },
  room: { en: ['Room', 'Choose one from the list.'], zh: ['房型', '请从列表中选择。'] },
}

const unknown = { en: 'Check this value.', zh: '请检查该值。' }

export const fieldNames = (locale: Locale) => (column: string) =>
  hotelColumnTexts[column]?.[locale][0] ?? column
export const fieldHints = (locale: Locale) => (column: string) =>
  hotelColumnTexts[column]?.[locale][1] ?? unknown[locale]
