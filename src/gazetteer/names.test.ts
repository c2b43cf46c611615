import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { readCities } from './read-cities.ts'
import { readCountries, readRegions } from './read-countries.ts'
import { readSpots } from './read-spots.ts'
import { parseTabSeparated } from './tab-separated.ts'

const cities = readCities()
const spots = readSpots()
const chineseOf = (slug: string) => cities.find((city) => city.slug === slug)?.name.zh

/** Characters that are not used in simplified Chinese. */
const traditional =
  /[來個們倫偉傑備傳傷僑儀億優兒內兩冊凱劉劍劃劑勞勝區協卻厲參吳員問啟喬單嗎國園圓圖團壓壘壞壩夢奧奮媽學寧實寫寶專將尋對導屆屬島峽嶺巖師帳帶幣幫幹庫廈廠廣廬張強彌彎後從愛慶應戶執掃揚換擇擊據擴攝數斷於時晉暫曆書會東條棟楊業極榮構樓標樣樹橋機檔檢櫃欄權歐歷歸殘殺殼毀氣決沒況洩淚淨淵測渾湧湯溝滅滬滿漁漢漸潔潛潤澤濟濤濱瀋瀘灣為烏無煉煙營爐爭爾牆狀獅獨獲獻現瑪瓊畢異當療發盜盡監盤眾碼磚確礦礎禮禍種稱穀穌積穩窩窮竄筆築簡簽籃籌紀約紅紐純紗紙級紛細紹終組結絕絡給統絲經綠維綱網緊緒線緣編緩練縣縮總績織繪繼續纜罰羅義習聖聞聯聰聲職聽肅脅脈腦腳臉臨舉舊艦艱蘭處號蝦蟲術衛衝裝裡製複見規覺覽觀觸計訊訓記許訪設證評詞試詩話該詳認語誠誤說課調談請論諸謀謝識譜譯護讀變讓豐貝負財貢貧貨販責貴費貿賀資賈賓賽贊趙趕跡踐車軍軌軟較載輕輪輸轉辦農連週進遊運過達遠適選遺邁還邊郵鄉鄭鄧釋針釣鈴錄鋼錢錫鎮鏡鐘鐵長門閃閉開間閣關陝陣陰陳陸陽際隊階隨險隱雙雜雞離難雲電霧靈靜韋韓頂項順須頓預領頭顆題顏願類顧風飛飯飲館馬駐駛騎驗驚體鬥鬧魯魚鮮鳥鳳鳴鴻鵝鹽麗麥黃點黨齊齒龍龐龜]/u

/** Names used in Taiwan and Hong Kong, or wrong names, that sources give for well-known cities. */
const foreignForms = new Set(
  '杜拜 雪梨 伊斯坦堡 好望角镇 汉城 纽奥良 圣荷西 圣地牙哥 塞拉耶佛 萨尔斯堡 乐蜀 可伦坡 京斯敦 叶里温 嘉波隆里 坦几亚 金夏沙 柬兹 荷巴特 里朗威 吉佳利 墨巴本 波图 索菲亚 克赖斯特彻奇都会区 瓜地马拉 沙加缅度 水牛城 费利蒙 布鲁日历史中心 首尔特别 根德伯里 格林纳达'.split(
    ' ',
  ),
)

test('every city has an English name and a Chinese one in Han script', () => {
  for (const { slug, name } of cities) {
    assert.match(name.en, /^'?\p{Script=Latin}[\p{Script=Latin}\p{Mark} .'/-]*$/u, slug)
    assert.match(name.zh, /^\p{Script=Han}+(?:-\p{Script=Han}+)*$/u, slug)
  }
})

test('every region with a city has a Chinese name', () => {
  const names = new Map(readRegions().map(({ country, code, name }) => [`${country}.${code}`, name.zh]))
  for (const { country, region, slug } of cities) {
    if (region === '') continue
    assert.match(names.get(`${country}.${region}`) ?? '', /^\p{Script=Han}+(?:-\p{Script=Han}+)*$/u, slug)
  }
})

test('a Chinese name has a hyphen only if the original name has one', () => {
  for (const { name, slug } of cities) {
    if (name.zh.includes('-')) assert.match(name.en, /-/, slug)
  }
})

test('every apostrophe is straight', () => {
  for (const { name } of [...cities, ...spots, ...readCountries(), ...readRegions()]) {
    assert.doesNotMatch(name.en, /[‘’ʻʼ`´]/, name.en)
  }
})

test('a recurring word of American names has one translation', () => {
  const words = { Beach: /滩/, Park: /公园$/, Heights: /高地$/, Valley: /谷$/ }
  const american = cities.filter(({ country }) => country === 'US')
  for (const [word, chinese] of Object.entries(words)) {
    const named = american.filter(({ name }) => name.en.endsWith(` ${word}`))
    assert.ok(named.length > 0, word)
    for (const { name } of named) assert.match(name.zh, chinese, name.en)
  }
})

test('no Chinese name contains a traditional character', () => {
  const names = [...cities, ...spots, ...readCountries()].map(({ name }) => name.zh)
  const regions = readRegions().map(({ name }) => name.zh)
  for (const zh of [...names, ...regions]) assert.doesNotMatch(zh, traditional, zh)
})

test('names are those used on the mainland', () => {
  const found = cities
    .filter(({ name }) => foreignForms.has(name.zh))
    .map(({ slug, name }) => `${slug} ${name.zh}`)
  assert.deepEqual(found, [])
})

test('names that sources get wrong or lack are corrected', () => {
  const expected = {
    'asia-uae-dubai': '迪拜',
    'asia-turkey-istanbul': '伊斯坦布尔',
    'africa-south-africa-cape-town': '开普敦',
    'asia-south-korea-seoul': '首尔',
    'africa-egypt-giza': '吉萨',
    'asia-india-kanpur': '坎普尔',
    'asia-philippines-quezon-city': '奎松城',
    'asia-philippines-cebu-city': '宿务',
    'asia-pakistan-faisalabad': '费萨拉巴德',
    'asia-myanmar-naypyidaw': '内比都',
    'oceania-australia-sydney': '悉尼',
    'america-usa-san-jose': '圣何塞',
    'africa-egypt-luxor': '卢克索',
    'oceania-new-zealand-queenstown': '皇后镇',
    'oceania-new-zealand-christchurch': '基督城',
    'america-usa-irvine': '尔湾',
    'europe-greece-mykonos': '米科诺斯岛',
    'asia-india-prayagraj': '普拉亚格拉杰',
    'america-usa-athens': '阿森斯',
  }
  for (const [slug, zh] of Object.entries(expected)) assert.equal(chineseOf(slug), zh, slug)
})

test('at least 300 manual names override the sources', () => {
  const file = new URL('../../scripts/make-places/hand/destinations.tsv', import.meta.url)
  const written = readFileSync(file, 'utf8').replace(/^#.*\n/, 'country\tname\ten\tzh\tfame\talso\n')
  const known = new Set(cities.map(({ country, name }) => `${country} ${name.zh}`))
  const lines = parseTabSeparated(written)
  assert.ok(lines.length >= 300, `${lines.length}`)
  for (const { country, zh } of lines) assert.ok(known.has(`${country} ${zh}`), `${country} ${zh}`)
})

test('pinyin follows the pronunciation of the name', () => {
  const expected = {
    重庆: ['chongqing', 'cq'],
    厦门: ['xiamen', 'xm'],
    长沙: ['changsha', 'cs'],
    西安: ['xian', 'xa'],
    乐山: ['leshan', 'ls'],
    拉萨: ['lasa', 'ls'],
    六安: ['luan', 'la'],
    亳州: ['bozhou', 'bz'],
    蚌埠: ['bengbu', 'bb'],
    台州: ['taizhou', 'tz'],
    柏林: ['bolin', 'bl'],
    都柏林: ['dubolin', 'dbl'],
    乐清: ['yueqing', 'yq'],
    喀什: ['kashi', 'ks'],
    京都: ['jingdu', 'jd'],
    的黎波里: ['diliboli', 'dlbl'],
    真哲什: ['zhenzheshi', 'zzs'],
  }
  for (const [zh, spoken] of Object.entries(expected)) {
    const city = cities.find(({ name }) => name.zh === zh)
    assert.deepEqual([city?.pinyin, city?.initials], spoken, zh)
  }
})

test('every place has pinyin and initials in plain letters', () => {
  for (const place of [...cities, ...spots, ...readCountries()]) {
    assert.match(place.pinyin, /^[a-z]+$/, place.slug)
    assert.match(place.initials, /^[a-z]+$/, place.slug)
  }
})
