import { words } from '../words.ts'

/** Push notifications. */
export const pushWords = words({
  en: {
    title: 'Notifications on your devices',
    text: 'We’ll notify you when support or a hotel replies, when a booking is confirmed, changed, cancelled or refunded, shortly before you arrive, and when a price drops that you asked us to watch. No advertising. You’ll still get our emails.',
    turnOn: 'Notify me on this device',
    turnedOn: 'This device will notify you',
    turnedOff: 'We’ve turned off notifications on that device',
    asks: 'Your browser will ask you to allow it. You can turn it off here at any time.',
    blocked:
      'Your browser blocks notifications from this site. Allow them in the browser’s settings for this site; we can’t ask you again from here.',
    unsupported: 'This browser can’t show notifications from websites.',
    install:
      'On an iPhone or iPad, add this site to the Home Screen first and open it from there. Then you can turn notifications on.',
    howToInstall: 'How to install',
    failed: 'Your browser couldn’t turn notifications on. Please try again later.',
    thisDevice: 'This device',
    unknownDevice: 'Unknown device',
    since: (when: string) => `since ${when}`,
    remove: 'Turn off',
    removeOf: (device: string) => `Turn off on ${device}`,
    supportReason: 'Leaving? We can notify you on this device when we reply.',
    orderReason: 'We can notify you on this device when something changes about this booking.',
  },
  zh: {
    title: '设备通知',
    text: '客服或酒店回复、订单确认、变更、取消或退款、入住前夕，以及您关注的价格下降时，我们会通知您。不发送广告，邮件照常发送。',
    turnOn: '在此设备上通知我',
    turnedOn: '此设备将收到通知',
    turnedOff: '已关闭该设备的通知',
    asks: '浏览器会请您确认是否允许，您可以随时在这里关闭。',
    blocked: '浏览器已阻止本站的通知。请在浏览器的网站设置中允许通知，我们无法在此再次询问。',
    unsupported: '此浏览器不支持网站通知。',
    install: '在iPhone或iPad上，请先将本站添加到主屏幕，再从主屏幕打开，即可开启通知。',
    howToInstall: '如何安装',
    failed: '浏览器未能开启通知，请稍后再试。',
    thisDevice: '此设备',
    unknownDevice: '未知设备',
    since: (when) => `${when}开启`,
    remove: '关闭',
    removeOf: (device) => `关闭${device}的通知`,
    supportReason: '要离开吗？有回复时，我们可以在此设备上通知您。',
    orderReason: '该订单有变动时，我们可以在此设备上通知您。',
  },
})
