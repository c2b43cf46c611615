import { formatCount, formatDate, zoneName } from '../format.ts'
import { words } from '../words.ts'

const hoursOf = (setting: string) => {
  const [span = '', zone = 'UTC'] = setting.split(' ')
  const [opens = '', closes = ''] = span.split('-')
  return { opens, closes, zone, always: opens === '00:00' && closes === '24:00' }
}

export const documentWords = words({
  en: {
    contents: 'Contents',
    version: (version: string) => `Version ${version}`,
    inForce: (date: string) => `In force since ${formatDate(date, 'en')}`,
    minutes: (count: number) => `${count} min read`,
    changed: 'Changed in this version:',
    inShort: 'In short',
    print: 'Print',
    linkTo: (title: string) => `Link to “${title}”`,
    place: (at: number, all: number) => `${at} / ${all}`,
    search: 'Search the answers',
    find: 'Search',
    clear: 'Clear',
    found: (count: number, q: string) =>
      count === 1 ? `1 answer mentions “${q}”` : `${formatCount(count, 'en')} answers mention “${q}”`,
    nothing: (q: string) => `No answer mentions “${q}”`,
    nothingHint: 'Try a shorter word, or contact us.',
    topics: 'Topics',
    copyLink: 'Copy link to this answer',
    copied: 'Link copied',
    notCopied: (address: string) => `Copy this address: ${address}`,
    updated: (date: string) => `Updated ${formatDate(date, 'en')}`,
    notHere: 'Can’t find your answer?',
    staffHours: (hours: string) => `Our team replies ${hours}, in English and Chinese.`,
    openSupport: 'Open live support',
    supportHours: (setting: string) => {
      const { opens, closes, zone, always } = hoursOf(setting)
      return always ? 'around the clock' : `from ${opens} to ${closes}, ${zoneName(zone, 'en')} time`
    },
    operator: (name: string, address: string | undefined) => (address ? `${name} (${address})` : name),
    failed: 'We couldn’t load this document.',
  },
  zh: {
    contents: '目录',
    version: (version) => `版本${version}`,
    inForce: (date) => `${formatDate(date, 'zh')}起生效`,
    minutes: (count) => `约${count}分钟读完`,
    changed: '本版修改：',
    inShort: '简单地说',
    print: '打印',
    linkTo: (title) => `“${title}”的链接`,
    place: (at, all) => `${at} / ${all}`,
    search: '搜索问题与解答',
    find: '搜索',
    clear: '清除',
    found: (count, q) => `${formatCount(count, 'zh')}条解答提到“${q}”`,
    nothing: (q) => `没有解答提到“${q}”`,
    nothingHint: '换个更短的词试试，或联系我们。',
    topics: '主题',
    copyLink: '复制本条链接',
    copied: '链接已复制',
    notCopied: (address) => `请复制此地址：${address}`,
    updated: (date) => `更新于${formatDate(date, 'zh')}`,
    notHere: '没有找到答案？',
    staffHours: (hours) => `客服人员${hours}在线，提供中文和英文服务。`,
    openSupport: '联系在线客服',
    supportHours: (setting) => {
      const { opens, closes, zone, always } = hoursOf(setting)
      return always ? '全天24小时' : `${zoneName(zone, 'zh')}时间${opens}至${closes}`
    },
    operator: (name, address) => (address ? `${name}（地址：${address}）` : name),
    failed: '未能载入这份文件。',
  },
})
