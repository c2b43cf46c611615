import type { Bilingual } from '#domain/text/locale.ts'
import { planOf } from './buildings/planning.ts'
import {
  formWords,
  hourWords,
  placeWords,
  roomWords,
  standpointWords,
  streetWords,
  viewWords,
} from './caption-words.ts'
import type { Composition } from './compositions/compositions.ts'
import { hasOpenAirPool } from './interiors/pool.ts'
import { type Indoor, type PictureSpec, sorted } from './spec.ts'
import { climateOf, type PictureSubject } from './subject.ts'

export type Captions = { caption: Bilingual; alternative: Bilingual }

/** The captions of a picture; both languages state that it is drawn. */
export function captionsOf(subject: PictureSubject, spec: PictureSpec): Captions {
  const part = sorted(spec.view)
  if ('composition' in part) return exteriorCaptions(subject, part.composition, spec)
  const { name, holds, window } =
    'room' in part ? { ...roomWords[part.room], window: true } : indoorWords(subject, part.indoor)
  const count = spec.variant > 0 ? ` ${spec.variant + 1}` : ''
  const outlook = viewWords[subject.scenery]
  return {
    caption: drawn(`${name.en}${count}`, `${name.zh}${count.trim()}`),
    alternative: {
      en: `Illustration: ${holds.en}${window ? `, with a window onto ${outlook.en}` : ''}, ${hourWords[spec.hour].en}`,
      zh: `插画：${hourWords[spec.hour].zh}，${holds.zh}${window ? `，窗外是${outlook.zh}` : ''}`,
    },
  }
}

const drawn = (en: string, zh: string): Bilingual => ({ en: `${en} (illustration)`, zh: `${zh}（插画）` })

function exteriorCaptions(subject: PictureSubject, view: Composition, { hour }: PictureSpec): Captions {
  const standpoint = view === 'street' ? streetWords[subject.scenery] : standpointWords[view]
  const plan = planOf(subject)
  const form = formWords[plan.form]
  const place = placeWords[subject.scenery]
  const when = hourWords[hour]
  const snow = plan.snow ? { en: ', in snow', zh: '，积着雪' } : { en: '', zh: '' }
  const scene = exteriorScenes[view](form, place, viewWords[subject.scenery])
  return {
    caption: drawn(`${standpoint.en}, ${when.en}`, `${when.zh}的${standpoint.zh}`),
    alternative: {
      en: `Illustration: ${scene.en}${snow.en}, ${when.en}`,
      zh: `插画：${when.zh}，${scene.zh}${snow.zh}`,
    },
  }
}

type Phrase = (form: Bilingual, place: Bilingual, outlook: Bilingual) => Bilingual

const exteriorScenes: Record<Composition, Phrase> = {
  street: (form, place) => ({ en: `${form.en} ${place.en}`, zh: `${place.zh}的${form.zh}` }),
  facade: (form, place) => ({ en: `the front of ${form.en} ${place.en}`, zh: `${place.zh}${form.zh}的正面` }),
  approach: (form, place) => ({
    en: `a straight way leading to ${form.en} ${place.en}`,
    zh: `一条笔直的路通向${place.zh}的${form.zh}`,
  }),
  winding: (form, place) => ({
    en: `a winding path up to ${form.en} ${place.en}`,
    zh: `一条蜿蜒的小径通向${place.zh}的${form.zh}`,
  }),
  avenue: (form) => ({
    en: `a street of houses with ${form.en} at its end`,
    zh: `街道两旁房屋林立，尽头是${form.zh}`,
  }),
  across_water: (form) => ({
    en: `${form.en} across the water, mirrored in it`,
    zh: `隔水望去，${form.zh}倒映水中`,
  }),
  aerial: (form, place) => ({
    en: `${form.en} ${place.en}, seen from above`,
    zh: `从空中看${place.zh}的${form.zh}`,
  }),
  poolside: (form) => ({ en: `a pool with loungers before ${form.en}`, zh: `泳池和躺椅，后面是${form.zh}` }),
  terrace: (_form, _place, outlook) => ({
    en: `the hotel’s terrace, looking out on ${outlook.en}`,
    zh: `酒店的露台，面朝${outlook.zh}`,
  }),
  entrance: () => ({ en: 'the hotel’s door between two plants in tubs', zh: '酒店的大门，两旁摆着盆栽' }),
}

type IndoorWords = { name: Bilingual; holds: Bilingual; window: boolean }

const indoor = (
  name: readonly [string, string],
  holds: readonly [string, string],
  window = true,
): IndoorWords => ({
  name: { en: name[0], zh: name[1] },
  holds: { en: holds[0], zh: holds[1] },
  window,
})

function indoorWords(subject: PictureSubject, view: Indoor): IndoorWords {
  if (view === 'pool' && hasOpenAirPool(climateOf(subject), planOf(subject))) {
    const outlook = viewWords[subject.scenery]
    return indoor(
      ['Pool', '户外泳池'],
      [`an open-air pool looking out on ${outlook.en}`, `露天泳池，面朝${outlook.zh}`],
      false,
    )
  }
  if (view === 'bathroom')
    return indoor(
      ['Bathroom', '浴室'],
      subject.stars >= 3
        ? ['a bathroom with a bathtub, a basin and a mirror', '一间浴室，有浴缸、洗手台和镜子']
        : ['a bathroom with a shower, a basin and a mirror', '一间浴室，有淋浴、洗手台和镜子'],
    )
  if (view === 'view') {
    const outlook = viewWords[subject.scenery]
    return indoor(
      ['The view', '窗外景色'],
      [`the view of ${outlook.en} from a balcony`, `从阳台望见的${outlook.zh}`],
      false,
    )
  }
  return rooms[view]
}

const rooms: Record<Exclude<Indoor, 'bathroom' | 'view'>, IndoorWords> = {
  lobby: indoor(
    ['Lobby', '大堂'],
    ['the lobby with its reception desk and a place to sit', '大堂，有前台和休息座椅'],
  ),
  restaurant: indoor(['Restaurant', '餐厅'], ['the restaurant with laid tables', '餐厅，桌上已摆好餐具']),
  breakfast: indoor(
    ['Breakfast', '早餐区'],
    ['the breakfast buffet with bread, fruit and juice', '早餐自助台，有面包、水果和果汁'],
  ),
  bar: indoor(
    ['Bar', '酒吧'],
    ['the bar with four stools and shelves of bottles', '酒吧，有四把高脚椅和摆满酒瓶的架子'],
  ),
  pool: indoor(['Indoor pool', '室内泳池'], ['an indoor pool with loungers', '室内泳池，池边有躺椅']),
  spa: indoor(
    ['Spa', '水疗室'],
    ['a treatment room with a massage table and candles', '水疗室，有按摩床和蜡烛'],
  ),
  gym: indoor(['Gym', '健身房'], ['the gym with treadmills and weights', '健身房，有跑步机和哑铃']),
  meeting: indoor(
    ['Meeting room', '会议室'],
    ['a meeting room with a long table and a screen', '会议室，有长桌和屏幕'],
  ),
}
