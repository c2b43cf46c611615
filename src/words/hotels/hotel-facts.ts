import type { Bilingual } from '#domain/text/locale.ts'

const both = (en: string, zh: string): Bilingual => ({ en, zh })

/** Hotel amenities by id, in the order of lists and filters. */
export const amenityNames = {
  wifi: both('Free Wi-Fi', '免费无线网络'),
  breakfast: both('Breakfast', '早餐'),
  restaurant: both('Restaurant', '餐厅'),
  bar: both('Bar', '酒吧'),
  room_service: both('Room service', '客房送餐'),
  pool: both('Swimming pool', '游泳池'),
  gym: both('Gym', '健身房'),
  spa: both('Spa', '水疗中心'),
  sauna: both('Sauna', '桑拿房'),
  hot_bath: both('Communal hot bath', '大浴场'),
  beach_access: both('Beach access', '直通海滩'),
  ski_storage: both('Ski storage', '滑雪用具存放处'),
  kids_club: both('Children’s club', '儿童俱乐部'),
  parking: both('Parking', '停车场'),
  ev_charging: both('Electric car charging', '电动汽车充电桩'),
  airport_shuttle: both('Airport shuttle', '机场接送'),
  bicycles: both('Bicycles available', '提供自行车'),
  reception_24h: both('24-hour reception', '24小时前台'),
  luggage_storage: both('Luggage storage', '行李寄存'),
  lift: both('Lift', '电梯'),
  accessible: both('Step-free access', '无障碍通道'),
  air_conditioning: both('Air conditioning', '空调'),
  laundry: both('Laundry', '洗衣服务'),
  kitchen: both('Kitchen in the room', '客房带厨房'),
  family_rooms: both('Family rooms', '家庭房'),
  pets: both('Pets welcome', '可携带宠物'),
  garden: both('Garden', '花园'),
  terrace: both('Terrace', '露台'),
  meeting_rooms: both('Meeting rooms', '会议室'),
} satisfies Readonly<Record<string, Bilingual>>
export type Amenity = keyof typeof amenityNames

/** Room amenities by id. */
export const roomAmenityNames = {
  private_bathroom: both('Private bathroom', '独立卫浴'),
  bathtub: both('Bathtub', '浴缸'),
  balcony: both('Balcony', '阳台'),
  sea_view: both('Sea view', '海景'),
  kitchenette: both('Kitchenette', '简易厨房'),
  desk: both('Desk', '书桌'),
  minibar: both('Minibar', '迷你吧'),
  tea_coffee: both('Tea and coffee', '茶和咖啡'),
  safe: both('Safe', '保险箱'),
  air_conditioning: both('Air conditioning', '空调'),
  tv: both('Television', '电视'),
  washing_machine: both('Washing machine', '洗衣机'),
  soundproofing: both('Soundproofing', '隔音'),
  living_room: both('Separate living room', '独立客厅'),
  private_pool: both('Private pool', '私人泳池'),
} satisfies Readonly<Record<string, Bilingual>>

export const bedNames = {
  single: both('Single bed', '单人床'),
  double: both('Double bed', '双人床'),
  queen: both('Queen bed', '大床'),
  king: both('King bed', '特大床'),
  sofa_bed: both('Sofa bed', '沙发床'),
  bunk: both('Bunk bed', '上下铺'),
  futon: both('Futon', '日式被褥'),
} satisfies Readonly<Record<string, Bilingual>>
export type BedKind = keyof typeof bedNames

/** A name from one of the tables; an operator's own id, which has no entry, is shown as it is. */
export function nameIn(names: Readonly<Record<string, Bilingual>>, id: string, locale: 'en' | 'zh'): string {
  return names[id]?.[locale] ?? id.replaceAll('_', ' ')
}
