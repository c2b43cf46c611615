import { words } from './words.ts'

/** Pictures that a guest adds to something. */
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
