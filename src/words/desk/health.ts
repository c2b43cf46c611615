import { words } from '../words.ts'

/** Names of the doctor's checks, in the order of the command. */
const checks = {
  en: {
    settings: 'Settings',
    start: 'Start',
    demonstration: 'Demonstration',
    secret: 'Secret',
    files: 'Files',
    disk: 'Disk',
    memory: 'Memory',
    database: 'Database',
    schema: 'Schema',
    extensions: 'Extensions',
    encoding: 'Encoding',
    clock: 'Clock',
    replication: 'Replication',
    replica: 'Replica',
    queries: 'Queries',
    indexes: 'Indexes',
    backups: 'Backups',
    'log archive': 'Log archive',
    jobs: 'Jobs',
    outbox: 'Outgoing messages',
    mail: 'Email',
    'text messages': 'Text messages',
    payments: 'Payments',
    'exchange rates': 'Exchange rates',
    translation: 'Translation',
    push: 'Push',
    storage: 'Storage',
    redis: 'Redis',
    proxy: 'Proxy',
    tls: 'TLS',
  },
  zh: {
    settings: '设置',
    start: '启动',
    demonstration: '演示模式',
    secret: '密钥',
    files: '文件',
    disk: '磁盘',
    memory: '内存',
    database: '数据库',
    schema: '数据库结构',
    extensions: '数据库扩展',
    encoding: '字符编码',
    clock: '时钟',
    replication: '复制',
    replica: '只读副本',
    queries: '查询',
    indexes: '索引',
    backups: '备份',
    'log archive': '日志归档',
    jobs: '后台任务',
    outbox: '待发消息',
    mail: '邮件',
    'text messages': '短信',
    payments: '支付',
    'exchange rates': '汇率',
    translation: '翻译',
    push: '推送',
    storage: '存储',
    redis: 'Redis',
    proxy: '转发设置',
    tls: 'TLS证书',
  },
}
export type HealthCheck = keyof typeof checks.en
const names: { en: Record<HealthCheck, string>; zh: Record<HealthCheck, string> } = checks
export const healthCheckNames = words(names)

export const healthWords = words({
  en: {
    title: 'Health',
    again: 'Check again',
    checkedAt: (time: string) => `Checked at ${time}`,
    summary: (faults: number, warnings: number) =>
      faults + warnings === 0
        ? 'Everything is in order'
        : [
            ...(faults > 0 ? [`${faults} ${faults === 1 ? 'fault' : 'faults'}`] : []),
            ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
          ].join(', '),
    check: 'Check',
    state: 'State',
    finding: 'Finding',
    ok: 'OK',
    warning: 'Warning',
    fault: 'Fault',
    todo: 'What to do',
  },
  zh: {
    title: '运行状况',
    again: '重新检查',
    checkedAt: (time) => `检查时间：${time}`,
    summary: (faults, warnings) =>
      faults + warnings === 0
        ? '一切正常'
        : [...(faults > 0 ? [`${faults}项故障`] : []), ...(warnings > 0 ? [`${warnings}项警告`] : [])].join(
            '，',
          ),
    check: '检查项',
    state: '状态',
    finding: '结果',
    ok: '正常',
    warning: '警告',
    fault: '故障',
    todo: '处理办法',
  },
})
