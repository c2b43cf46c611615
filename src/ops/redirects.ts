import { addRule, listRules, type RuleRow, removeRule } from '#server/redirects/edit-rules.ts'
import { type Command, readOptions, type Workplace } from './command.ts'
import { fail, print } from './printing.ts'

const help = `Usage: npm run ops -- redirects list
       npm run ops -- redirects add PATH TARGET [--temporary]
       npm run ops -- redirects remove PATH

Redirects of our paths, in both languages: a rule for /sale also applies to /zh/sale.

  list    every rule
  add     redirects PATH to TARGET, a local path or a URL whose host is in REDIRECT_HOSTS; an existing rule is replaced.
          Permanent (301), or temporary (302) with --temporary
  remove  removes the rule

  --json  prints JSON instead of lines

Running servers apply changes within five seconds.`

const usage = 'Which one? npm run ops -- redirects list | add PATH TARGET | remove PATH'

export const redirectsCommand: Command = {
  name: 'redirects',
  about: 'list, add and remove redirects',
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
    print(json, { path, removed }, `The rule for ${path} is removed.`)
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
  path: ({ path }: RuleRow) => `${path} is not a path such as /sale, without language and query`,
  target: ({ target }: RuleRow) =>
    `${target} is neither a local path nor a URL whose host is in REDIRECT_HOSTS`,
  circle: ({ path, target }: RuleRow) => `Other rules redirect ${target} back to ${path}`,
}

const lineOf = ({ path, target, permanent }: RuleRow) => `${permanent ? 301 : 302}  ${path}  →  ${target}`
