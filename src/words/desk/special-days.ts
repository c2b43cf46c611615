import { words } from '../words.ts'

/** Holidays and events above the dates of the calendar. */
export const specialDayWords = words({
  en: {
    title: 'Events',
    edit: 'Add or remove events',
    eventsIn: (city: string) => `Events in ${city}`,
    lead: 'All calendars of the city show them. Public holidays are there already.',
    nameEn: 'Name in English',
    nameZh: 'Name in Chinese',
    from: 'First day',
    to: 'Last day',
    add: 'Add event',
    close: 'Close',
    remove: (name: string) => `Remove ${name}`,
    removeShort: 'Remove',
    noName: 'Enter a name in both languages.',
    wrongDates: 'The last day is before the first.',
  },
  zh: {
    title: '节日与活动',
    edit: '添加或移除活动',
    eventsIn: (city) => `${city}的活动`,
    lead: '该城市所有酒店的日历都会显示；法定节假日已自动列出。',
    nameEn: '英文名称',
    nameZh: '中文名称',
    from: '开始日期',
    to: '结束日期',
    add: '添加活动',
    close: '关闭',
    remove: (name) => `移除${name}`,
    removeShort: '移除',
    noName: '请填写中英文名称。',
    wrongDates: '结束日期早于开始日期。',
  },
})
