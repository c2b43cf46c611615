import { words } from '../words.ts'

export const newHotelWords = words({
  en: {
    title: 'New hotel',
    lead: 'It starts as a draft. Guests see it once you publish it.',
    nameEn: 'Name, English',
    nameZh: 'Name, Chinese',
    city: 'City',
    findCity: 'Type the first letters',
    currency: 'Currency of its prices',
    create: 'Create draft',
    noCity: 'Choose a city from the list.',
    noName: 'Enter the name in both languages.',
    chosen: (city: string) => `Chosen: ${city}`,
  },
  zh: {
    title: '新增酒店',
    lead: '先保存为草稿，发布后住客才能看到。',
    nameEn: '英文名称',
    nameZh: '中文名称',
    city: '城市',
    findCity: '输入城市名称的开头',
    currency: '价格币种',
    create: '创建草稿',
    noCity: '请从列表中选择城市。',
    noName: '请填写中英文名称。',
    chosen: (city) => `已选择：${city}`,
  },
})
