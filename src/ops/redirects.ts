import { addRule, listRules, type RuleRow, removeRule } from '#server/redirects/edit-rules.ts'
import { type Command, readOptions, type Workplace } from './command.ts'
import { fail, print } from './printing.ts'

const help = `Usage: npm run ops -- redirects list
       npm run ops -- redirects add PATH TARGET [--temporary]
       npm run ops -- redirects remove PATH

Addresses of ours that lead elsewhere, in both languages: /sale leads from /zh/sale as well.

  list    every rule
  add     PATH leads to TARGET, a path of ours or an address whose host REDIRECT_HOSTS names; a rule that is there is
          replaced. Permanent (301), or with --temporary for now (302)
  remove  takes the rule away

  --json  prints JSON instead of lines

Running servers follow within five seconds.`

const usage = 'Which one? npm run ops -- redirects list | add PATH TARGET | remove PATH'

export const redirectsCommand: Command = {
  name: 'redirects',
  about: 'list, add and remove rules for addresses that moved',
  help,
  run: async (words, workplace) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        temporary: { type: 'boolean', default: false },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const [what = '', path = '', target = ''] = options.positionals
    const { json, temporary } = options.values
    if (what === 'list') {
      const rules = await listRules((await workplace.open()).db)
      print(json, rules, rules.map(lineOf).join('\n') || 'No rules.')
      return 0
    }
    if (what === 'add' && path && target) return add(workplace, { path, target, permanent: !temporary }, json)
    if (what !== 'remove' || !path) return fail(usage, 2)
    const removed = await removeRule((await workplace.open()).db, path)
    if (!removed) return fail(`There is no rule for ${path}`)
    print(json, { path, removed }, `The rule for ${path} is gone.`)
    return 0
  },
}

async function add({ open, settings }: Workplace, rule: RuleRow, json: boolean) {
  const hosts = settings().REDIRECT_HOSTS.split(',').filter(Boolean)
  const added = await addRule((await open()).db, rule, { hosts })
  if (!added.ok) return fail(whyNot[added.refusal](rule), 2)
  print(json, added.value, lineOf(added.value))
  return 0
}

const whyNot = {
  path: ({ path }: RuleRow) => `${path} is no path such as /sale, without language and query`,
  target: ({ target }: RuleRow) =>
    `${target} is neither a path of ours nor an address whose host REDIRECT_HOSTS names`,
  circle: ({ path, target }: RuleRow) => `From ${target} other rules lead back to ${path}`,
}

const lineOf = ({ path, target, permanent }: RuleRow) => `${permanent ? 301 : 302}  ${path}  →  ${target}`
