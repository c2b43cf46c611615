import type { Bilingual } from '#domain/text/locale.ts'
import type { Form } from './buildings/plan.ts'
import type { Hour } from './canvas/hours.ts'
import type { Composition } from './compositions/compositions.ts'
import type { RoomKind, Scenery } from './subject.ts'

const both = (en: string, zh: string): Bilingual => ({ en, zh })

export const formWords: Record<Form, Bilingual> = {
  haussmann: both('a stone town house under a mansard roof', '一座孟莎式屋顶的石砌楼房'),
  palazzo: both('a house in the manner of a palazzo', '一座府邸式的楼房'),
  gabled: both('a gabled town house', '一座山墙临街的老屋'),
  georgian: both('a plain, well-proportioned town house', '一座端正素雅的联排老楼'),
  brick: both('a brick building', '一座砖砌楼房'),
  colonial: both('an arcaded house', '一座带拱廊的楼房'),
  deco: both('an Art Deco building', '一座装饰艺术风格的楼房'),
  modern_block: both('a modern building', '一座现代楼房'),
  grand: both('a grand hotel building', '一座气派的大饭店'),
  pencil: both('a tall, narrow building', '一座窄而高的楼房'),
  tower: both('a high-rise on a podium', '一座带裙楼的高层酒店'),
  resort: both('a resort with a balcony to every room', '一座间间带阳台的度假酒店'),
  chalet: both('a wooden chalet', '一座木造山屋'),
  aframe: both('steep A-frame houses', '几座尖顶三角木屋'),
  lodge: both('a country house', '一座乡间大屋'),
  verandah: both('a house behind a deep verandah', '一座带宽阔檐廊的房屋'),
  timber_house: both('painted timber houses', '几座彩色木屋'),
  pagoda: both('halls under tiers of upturned roofs', '一座重檐翘角的楼阁'),
  courtyard: both('a courtyard house with a tiled gate', '一座瓦顶门楼的院落'),
  ryokan: both('a low wooden inn with deep eaves', '一座檐深屋低的木造旅馆'),
  villa: both('pavilions under steep roofs', '几座高耸屋顶的亭阁'),
  riad: both('an earthen house of pointed arches', '一座尖拱土墙的宅院'),
  wind_tower: both('a Gulf house with a wind tower', '一座带风塔的海湾民居'),
  haveli: both('a haveli with domed kiosks on its roof', '一座屋顶立着圆顶小亭的哈维利宅邸'),
  camp: both('a camp of canvas tents', '一片帆布帐篷营地'),
  terminal: both('a long, glazed modern building', '一座狭长的玻璃幕墙楼房'),
}

export const placeWords: Record<Scenery, Bilingual> = {
  city: both('in the city', '城市之中'),
  old_town: both('in the old town', '老城里'),
  river: both('by the river', '河畔'),
  beach: both('by the sea', '海边'),
  island: both('on an island', '小岛上'),
  mountain: both('in the mountains', '山间'),
  countryside: both('in the country', '田野间'),
  desert: both('at the edge of the dunes', '沙丘旁'),
  garden: both('in a garden', '花园里'),
  airport: both('by the airport', '机场旁'),
}

export const hourWords: Record<Hour, Bilingual> = {
  dawn: both('at dawn', '清晨'),
  day: both('by day', '白天'),
  golden: both('in the evening sun', '夕阳下'),
  dusk: both('at dusk', '暮色中'),
  night: both('at night', '夜色中'),
}

/** Where the picture is seen from; street depends on the place. */
export const standpointWords: Record<Exclude<Composition, 'street'>, Bilingual> = {
  facade: both('The front', '酒店正面'),
  approach: both('The way to the door', '通往酒店的大路'),
  winding: both('Up the path', '通往酒店的小径'),
  avenue: both('Down the street', '沿街望去的酒店'),
  across_water: both('Across the water', '隔水相望的酒店'),
  aerial: both('From above', '酒店鸟瞰'),
  poolside: both('By the pool', '泳池边'),
  terrace: both('On the terrace', '露台'),
  entrance: both('At the door', '酒店门口'),
}

export const streetWords: Record<Scenery, Bilingual> = {
  city: both('From the street', '临街外观'),
  old_town: both('From the square', '广场外观'),
  river: both('From the quay', '河岸外观'),
  beach: both('From the beach', '沙滩外观'),
  island: both('From the lagoon', '小岛外观'),
  mountain: both('From the path', '山路外观'),
  countryside: both('From the lane', '乡路外观'),
  desert: both('From the sand', '沙地外观'),
  garden: both('From the garden', '花园外观'),
  airport: both('From the road', '临路外观'),
}

export const viewWords: Record<Scenery, Bilingual> = {
  city: both('the city', '城市'),
  old_town: both('the roofs of the old town', '老城的屋顶'),
  river: both('the river', '河流'),
  beach: both('the sea', '大海'),
  island: both('the water', '水面'),
  mountain: both('the mountains', '群山'),
  countryside: both('fields and hills', '田野和山丘'),
  desert: both('the dunes', '沙丘'),
  garden: both('the garden', '花园'),
  airport: both('the airfield', '机场'),
}

export const roomWords: Record<RoomKind, { name: Bilingual; holds: Bilingual }> = {
  double: {
    name: both('Double room', '大床房'),
    holds: both('a double room with a wide bed and an armchair', '一间大床房，有宽大的床和扶手椅'),
  },
  twin: {
    name: both('Twin room', '双床房'),
    holds: both('a twin room with two beds', '一间双床房，两张床并排'),
  },
  triple: {
    name: both('Triple room', '三人间'),
    holds: both('a triple room with a double and a single bed', '一间三人间，有一张大床和一张单人床'),
  },
  family: {
    name: both('Family room', '家庭房'),
    holds: both('a family room with a double bed and beds for children', '一间家庭房，有大床和儿童床'),
  },
  suite: {
    name: both('Suite', '套房'),
    holds: both('a suite with a bed, a sofa and a low table', '一间套房，有床、沙发和矮桌'),
  },
  single: {
    name: both('Single room', '单人间'),
    holds: both('a single room with a bed and a desk', '一间单人间，有床和书桌'),
  },
  studio: {
    name: both('Studio', '开间公寓'),
    holds: both('a studio with a bed, a kitchenette and a table', '一间开间公寓，有床、简易厨房和餐桌'),
  },
  dormitory: {
    name: both('Dormitory', '多人间'),
    holds: both('a dormitory with bunk beds and lockers', '一间多人间，有上下铺和储物柜'),
  },
}
