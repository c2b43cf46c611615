import { words } from '../words.ts'

export const pictureWords = words({
  en: {
    sheets: 'Contact sheets',
    city: 'Hotels of a city',
    hotel: 'One hotel',
    interiors: 'Interiors',
    destinations: 'Destinations',
    small: 'Avatars and empty lists',
    failing: 'Pictures that don’t come',
    shuffle: 'Others',
    nothing: 'There is nothing on this sheet: is the catalogue filled?',
    slug: 'City (its name in an address)',
    show: 'Show',
    gallery: 'In a gallery: asked for three times',
    card: 'On a card: asked for once',
  },
  zh: {
    sheets: '图样',
    city: '一城酒店',
    hotel: '一家酒店',
    interiors: '室内',
    destinations: '目的地',
    small: '头像与空列表',
    failing: '无法加载的图片',
    shuffle: '换一批',
    nothing: '此页没有图片：酒店目录填好了吗？',
    slug: '城市（地址中的名称）',
    show: '显示',
    gallery: '图集中：请求三次',
    card: '卡片上：请求一次',
  },
})

/** Picture uploads by guests. */
export const uploadWords = words({
  en: {
    pictures: 'Pictures',
    limits: (most: number) => `Up to ${most}, 5 MB each. Place and time are removed from the file.`,
    addPicture: 'Add pictures',
    picture: (n: number) => `Your picture ${n}`,
    removePicture: (n: number) => `Remove picture ${n}`,
    uploading: 'Uploading',
  },
  zh: {
    pictures: '图片',
    limits: (most) => `最多${most}张，每张不超过5MB，文件中的地点和时间信息会被去除。`,
    addPicture: '添加图片',
    picture: (n) => `您的图片${n}`,
    removePicture: (n) => `删除图片${n}`,
    uploading: '上传中',
  },
})
