import type { Bilingual } from '#domain/text/locale.ts'
import type { Family } from './families.ts'
import { pairs } from './pairs.ts'

/**
 * Invented words without meaning or trademark, in the sound of each language, with their Chinese
 * transliteration.
 */
export const coinedWords: Readonly<
  Record<Exclude<Family, 'chinese' | 'japanese' | 'korean'>, readonly Bilingual[]>
> = {
  english: pairs(
    'Averley 艾弗利, Brackenholt 布拉肯霍尔特, Corrimere 科里米尔, Dunmarrow 邓马罗, Ellsworthy 埃尔斯沃西, Fennimore 芬尼莫尔, Garrowby 加罗比, Hollisend 霍利森德, Ivelling 艾夫林, Kestermont 凯斯特蒙, Larkenfield 拉肯菲尔德, Merrowdale 梅罗代尔, Northaven 诺萨文, Oakhollis 奥克霍利斯, Penwhistle 彭惠斯尔, Quillmore 奎尔莫尔, Rosenby 罗森比, Silverley 西尔弗利, Tamberly 坦伯利, Underwell 安德韦尔, Wickenden 威肯登, Yarrowell 亚罗韦尔, Brindlemoor 布林德尔穆尔, Cawdale 考代尔, Thistlewood 西斯尔伍德, Marlowby 马洛比',
  ),
  french: pairs(
    'Valombre 瓦隆布尔, Clairvane 克莱尔万, Montelise 蒙特利兹, Beaurive 博里夫, Lunelac 吕内拉克, Fontarelle 丰塔雷勒, Sauvelin 索夫兰, Mirambeau 米朗博, Orvigny 奥维尼, Belcastre 贝尔卡斯特, Roselune 罗兹吕纳, Tilleray 蒂勒雷, Arcadine 阿卡迪纳, Verlaine-Doux 韦莱杜, Solenval 索朗瓦尔, Brisemont 布里兹蒙, Chantevigne 尚特维涅, Doucerive 杜斯里夫, Florimonde 弗洛里蒙德, Hautelune 奥特吕纳, Jolivent 若利旺, Marivoine 马里瓦纳, Plaisance-Rey 普莱桑斯雷, Vertimont 韦尔蒂蒙',
  ),
  italian: pairs(
    'Solmira 索尔米拉, Valdora 瓦尔多拉, Lunessa 卢内萨, Miravento 米拉文托, Fiorenza Alta 菲奥伦扎阿尔塔, Belsogno 贝尔索尼奥, Castelune 卡斯特卢内, Dolcemare 多尔切马雷, Arveno 阿尔韦诺, Montarella 蒙塔雷拉, Serravia 塞拉维亚, Tramonte 特拉蒙特, Querceto Blu 奎尔切托布鲁, Rivanera 里瓦内拉, Altavigna 阿尔塔维尼亚, Pietrasole 彼得拉索莱, Orovento 奥罗文托, Lagarina 拉加里纳, Celestrina 切莱斯特里纳, Ventabella 文塔贝拉, Morantica 莫兰蒂卡, Isoletta 伊索莱塔',
  ),
  spanish: pairs(
    'Miralba 米拉尔巴, Valdesol 巴尔德索尔, Lunamar 卢纳马尔, Cieloverde 谢洛韦尔德, Montealba 蒙特阿尔瓦, Aguaviva 阿瓜维瓦, Solavento 索拉文托, Riomanso 里奥曼索, Castaluna 卡斯塔卢纳, Brisalta 布里萨尔塔, Pinarosa 皮纳罗萨, Olivanza 奥利万萨, Serenata 塞雷纳塔, Tierralba 铁拉尔巴, Almendrel 阿尔门德雷尔, Jacarela 哈卡雷拉, Marazul 马拉苏尔, Campoclaro 坎波克拉罗, Veranillo 贝拉尼略, Cantaluz 坎塔卢斯, Azulejo Real 阿苏莱霍, Duermevela 杜尔梅韦拉, Floralba 弗洛拉尔瓦, Maravena 马拉韦纳',
  ),
  portuguese: pairs(
    'Marelua 马雷卢阿, Solverde 索尔韦尔德, Vilamansa 维拉曼萨, Brisamar 布里萨马尔, Oliveirinha 奥利韦里尼亚, Pedraluz 佩德拉卢斯, Areal Azul 阿雷亚尔, Casalua 卡萨卢阿, Rioclaro 里奥克拉罗, Serralta 塞拉尔塔, Jacarandé 雅卡兰代, Ventomar 文托马尔, Lagoinha 拉戈伊尼亚, Alvorada 阿尔沃拉达, Ribeirosa 里贝罗萨, Montalegria 蒙塔莱格里亚, Florinda 弗洛林达, Cantomar 坎托马尔, Luarena 卢阿雷纳, Miradouro 米拉多鲁',
  ),
  german: pairs(
    'Lindenau 林德瑙, Falkenmoor 法尔肯莫尔, Silberbach 西尔伯巴赫, Rosenhall 罗森哈尔, Ahornried 阿霍恩里德, Bergwinkel 贝格温克尔, Sternfels 施特恩费尔斯, Weidenruh 魏登鲁, Kronwald 克龙瓦尔德, Morgenthal 摩根塔尔, Tannenrain 坦能莱恩, Wiesenlust 维森卢斯特, Eichenau 艾兴瑙, Hirschlinde 希尔施林德, Sonnhalde 松哈尔德, Birkenstein 比肯施泰因, Seeblume 泽布鲁默, Altenrose 阿尔滕罗斯, Mühlgarten 米尔加滕, Windau 温道, Blumenegg 布卢门埃格, Kirschgrund 基尔施格伦德',
  ),
  dutch: pairs(
    'Lindehof 林德霍夫, Waterlust 瓦特卢斯特, Molenzicht 莫伦齐赫特, Rozenkade 罗曾卡德, Zilverduin 齐尔弗戴恩, Reigershuis 赖赫斯海斯, Tulpenbrug 蒂尔彭布鲁赫, Noorderlicht 诺德利赫特, Wilgenoord 维尔亨诺德, Kroonveste 克龙费斯特, Beukenhove 伯肯霍弗, Avondster 阿丰斯泰尔, Meerwijk 梅尔韦克, Duinrust 戴恩鲁斯特, Vlietzicht 弗利齐赫特, Korenbeurs 科伦伯尔斯',
  ),
  nordic: pairs(
    'Solvik 索尔维克, Nordlys 诺德吕斯, Bjørkeli 比约克利, Havn & Himmel 哈文希梅尔, Stjernesund 谢恩松德, Lyngdal 林达尔, Fjellro 菲耶尔罗, Vinterhav 温特哈夫, Granlund 格兰隆德, Månsken 蒙斯肯, Sølvbæk 瑟尔贝克, Rognelia 罗涅利亚, Kveldsro 克韦尔斯罗, Islund 伊斯隆德, Tallmo 塔尔莫, Sandvika 桑维卡, Lauvås 劳沃斯, Hvitsand 维特桑',
  ),
  slavic: pairs(
    'Berezina 别列津娜, Zorya 佐里娅, Lipovitsa 利波维察, Svetlograd 斯维特洛格勒, Yantarna 扬塔尔纳, Slavutna 斯拉武特纳, Jasenka 亚森卡, Modrava 莫德拉瓦, Kalinova 卡利诺娃, Radost 拉多斯特, Polyanka 波利扬卡, Vesnina 韦斯尼纳, Zlatoust 兹拉托乌斯特, Borovik 博罗维克, Rosava 罗萨瓦, Lunitsa 卢尼察, Orlitsa 奥尔利察, Tisova 季索娃, Malinka 马林卡, Ozerna 奥泽尔纳',
  ),
  central: pairs(
    'Luminara 卢米纳拉, Arevika 阿雷维卡, Zefira 泽菲拉, Tamarisa 塔马里萨, Gintara 金塔拉, Meridiana 梅里迪亚纳, Velmora 韦尔莫拉, Kalvira 卡尔维拉, Orsana 奥尔萨纳, Lirena 利雷纳, Dovara 多瓦拉, Selvina 塞尔维纳, Marendi 马伦迪, Talvira 塔尔维拉, Ardella 阿尔黛拉, Nivara 尼瓦拉, Brasova 布拉绍娃, Elmira 埃尔米拉',
  ),
  greek: pairs(
    'Thalassini 塔拉西尼, Asteria 阿斯特里亚, Elaionas 埃莱奥纳斯, Meltemi 梅尔特米, Kyanos 基亚诺斯, Anatoli 阿纳托利, Selinari 塞利纳里, Lefkara 莱夫卡拉, Aiolida 艾奥利达, Galini 加利尼, Myrtia 米尔蒂亚, Iliovasi 伊利奥瓦西, Petrino 佩特里诺, Avlaki 阿夫拉基, Drosia 德罗西亚, Kallisti 卡利斯蒂',
  ),
  turkic: pairs(
    'Yıldızköy 伊尔德兹柯伊, Gülbahçe 居尔巴赫切, Çınaraltı 奇纳拉尔特, Maviyol 马维约尔, Aydınsu 艾登苏, Sarıyel 萨勒耶尔, Altın Nar 阿尔滕纳尔, Lalezar 拉莱扎尔, Serinay 塞里奈, Akçam 阿克恰姆, Tanyeri 塔尼埃里, Gökçeada Evi 格克切阿达, Bostan 博斯坦, Şafak 沙法克, Zümrüt 聚姆吕特, Kervan 凯尔万, Nergis 内尔吉斯, Turna 图尔纳',
  ),
  arabic: pairs(
    'Nurayn 努莱因, Zahrat 扎赫拉特, Qamaria 卡马里亚, Yasmara 亚斯马拉, Al Rimal 里马尔, Sidra 西德拉, Najmat 纳季马特, Dar Lamia 拉米亚, Faysana 费萨纳, Manara 马纳拉, Rihana 里哈娜, Safwan 萨夫万, Wahat 瓦哈特, Zaytuna 宰图纳, Layaali 莱亚里, Mirfah 米尔法, Bayt Anwar 安瓦尔, Samira Bay 萨米拉, Tal Hayat 塔勒哈亚特, Jumana 朱马纳',
  ),
  indian: pairs(
    'Chandrika 钱德里卡, Suvarna 苏瓦尔纳, Nilaya 尼拉亚, Kesari 凯萨里, Mayura 马尤拉, Ashoka Vana 阿育瓦纳, Pushpa 普什帕, Rangoli 兰戈利, Deepali 迪帕利, Amrita 阿姆丽塔, Vasanti 瓦桑蒂, Tulsi 图尔西, Saraswani 萨拉斯瓦尼, Champa 占巴, Malati 马拉蒂, Indrali 因陀里, Jheel 吉尔, Sitara 西塔拉',
  ),
  swahili: pairs(
    'Nyota 尼奥塔, Mwezi 姆韦齐, Baraka 巴拉卡, Machweo 马奇韦奥, Tumaini 图马伊尼, Upepo 乌佩波, Mwamba 姆万巴, Amani 阿马尼, Kivuli 基武利, Jahazi 贾哈齐, Tembea 滕贝亚, Mlima 姆利马, Zawadi 扎瓦迪, Asubuhi 阿苏布希, Mti Mkubwa 姆蒂, Samawati 萨马瓦蒂',
  ),
  malay: pairs(
    'Cahaya 查哈亚, Melati 梅拉蒂, Seruni 塞鲁尼, Angin Laut 安金劳特, Kirana 基拉纳, Puspita 普斯皮塔, Rimba 林巴, Senja 森贾, Bayu 巴尤, Tanjung Biru 丹戎比鲁, Purnama 普尔纳马, Embun 恩本, Kenanga 克南加, Lintang 林唐, Dahlia 达丽雅, Telaga 特拉加, Sampaguita 桑帕吉塔, Mayumi 马尤米, Bituin 比图因, Luntian 伦蒂安',
  ),
  thai: pairs(
    'Chandara 坛达拉, Saithong 赛通, Ploynapa 珀娜帕, Rimtara 林塔拉, Dokmai 朵迈, Lomfah 隆法, Baan Suan 班苏安, Saengdao 圣岛, Namtarn 南丹, Phumara 普玛拉, Kasalong 卡萨隆, Tawan 达万, Bua Luang 布雅銮, Ratree 拉特里, Champei 占贝, Malis 玛莉, Dara Sok 达拉索, Phleng 普伦',
  ),
  vietnamese: pairs(
    'An Nhiên 安然, Sao Mai 晨星, Trúc Xanh 青竹, Hoa Sứ 鸡蛋花, Thanh Trà 清茶, Mây Trắng 白云, Bình Minh 平明, Hương Giang Nhỏ 小香江, Sen Vàng 金莲, Gió Biển 海风, Trăng Non 新月, Phố Lá 叶街, Vườn Xưa 旧园, Suối Mơ 梦溪, Nắng Thu 秋阳, Mộc Lan 木兰',
  ),
}
