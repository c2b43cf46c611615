import { words } from '../words.ts'
import { headTexts } from './page-heads.ts'

export const appWords = words({
  en: {
    iosTitle: (site: string) => `${site} on your iPhone`,
    androidTitle: (site: string) => `${site} on your Android phone`,
    lead: headTexts.en.app,
    steps: 'How to install it',
    ios: [
      'Open this page in Safari on the iPhone.',
      'Tap Share, the square with the arrow.',
      'Choose “Add to Home Screen”, then “Add”.',
    ].join('\n'),
    android: [
      'Open this page in Chrome on the phone.',
      'Tap the menu, the three dots.',
      'Choose “Install app” or “Add to Home screen”.',
    ].join('\n'),
    install: 'Install',
    installed: 'It’s installed on this device.',
    scan: 'On another device?',
    scanText: 'Point the phone’s camera at the code to open this page there.',
    qr: (address: string) => `QR code of ${address}`,
    what: 'What it can do',
    benefits: [
      'Opens from the home screen, without an address bar',
      'Shows your latest bookings and their vouchers offline',
      'Shows current prices only, never stored ones',
    ].join('\n'),
    other: 'Another phone?',
    toIos: 'Instructions for iPhone',
    toAndroid: 'Instructions for Android',
    offlineTitle: 'You’re offline',
    offlineText:
      'This page needs a connection, because we only show current prices and rooms. You can still open the bookings and vouchers saved on this device; each says when it was saved.',
    offlineOrders: 'Bookings on this device',
    offlineAgain: 'Try again',
  },
  zh: {
    iosTitle: (site) => `在iPhone上使用${site}`,
    androidTitle: (site) => `在安卓手机上使用${site}`,
    lead: headTexts.zh.app,
    steps: '安装方法',
    ios: [
      '在iPhone的Safari中打开本页。',
      '点按“共享”（带箭头的方框）。',
      '选择“添加到主屏幕”，再点按“添加”。',
    ].join('\n'),
    android: ['在手机的Chrome中打开本页。', '点按菜单（三个点）。', '选择“安装应用”或“添加到主屏幕”。'].join(
      '\n',
    ),
    install: '安装',
    installed: '此设备已安装。',
    scan: '在其他设备上安装',
    scanText: '用手机相机扫描二维码，即可在手机上打开本页。',
    qr: (address) => `${address}的二维码`,
    what: '功能',
    benefits: [
      '从主屏幕直接打开，没有地址栏',
      '没有网络时也能查看最近的订单和入住凭证',
      '只显示刚刚查询到的价格',
    ].join('\n'),
    other: '其他手机',
    toIos: 'iPhone安装说明',
    toAndroid: '安卓手机安装说明',
    offlineTitle: '当前没有网络',
    offlineText:
      '此页面需要联网：价格和房态只显示实时结果。您在此设备上打开过的订单和入住凭证可离线查看，并注明保存时间。',
    offlineOrders: '此设备上的订单',
    offlineAgain: '重试',
  },
})
