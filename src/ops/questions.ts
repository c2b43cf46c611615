import {
  type AnswerRow,
  answerForStaff,
  type Decision,
  decideAnswer,
  decideQuestion,
  type EntryState,
  listEntries,
  type QuestionRow,
} from '#server/questions/staff-questions.ts'
import { type Command, readOptions, readText, type Workplace } from './command.ts'
import { fail, indented, print, readable } from './printing.ts'

const help = `Usage: npm run ops -- questions list [--state waiting|published|refused] [--limit N]
       npm run ops -- questions publish question:ID | answer:ID …
       npm run ops -- questions refuse question:ID | answer:ID …
       npm run ops -- questions answer ID --text "…" | --file FILE

Guests' questions about hotels and the site, and their answers. Harmless texts of guests who have stayed with us are
published at once; all others wait for moderation.

  list     waiting entries, oldest first, or those in another state
  publish  publishes questions or answers; the author of a question is notified of an answer
  refuse   hides them; a published one is unpublished
  answer   answers in the site's name, and publishes a waiting question

  --json   prints JSON instead of lines`

const usage =
  'Which one? npm run ops -- questions list | publish question:ID | refuse answer:ID | answer ID --text "…"'
const states: readonly EntryState[] = ['waiting', 'published', 'refused']
const decisions = new Map<string, Decision>([
  ['publish', 'published'],
  ['refuse', 'refused'],
])

export const questionsCommand: Command = {
  name: 'questions',
  about: "moderate guests' questions and answers, and answer them",
  help,
  run: async (words, workplace) => {
    const options = readOptions({
      args: words,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        state: { type: 'string', default: 'waiting' },
        limit: { type: 'string', default: '50' },
        text: { type: 'string' },
        file: { type: 'string' },
      },
    })
    if (!options.ok) return fail(options.sentence, 2)
    const [what = '', ...named] = options.positionals
    const { json, state, limit, text, file } = options.values
    if (what === 'list') return list(workplace, { state, limit: Number(limit), json })
    if (what === 'answer' && /^\d{1,18}$/.test(named[0] ?? ''))
      return answer(workplace, { id: named[0]!, text: readText({ text, file }), json })
    const to = decisions.get(what)
    const entries = named.map((name) => /^(question|answer):(\d{1,18})$/.exec(name))
    if (!to || entries.length === 0 || entries.includes(null)) return fail(usage, 2)
    return decide(workplace, { entries: entries.map((match) => [match![1]!, match![2]!] as const), to, json })
  },
}

const openTools = async ({ parts }: Workplace) => (await parts()).mailing

async function list({ open }: Workplace, asked: { state: string; limit: number; json: boolean }) {
  const state = states.find((one) => one === asked.state)
  if (!state) return fail(`There is no state "${asked.state}"`, 2)
  if (!Number.isInteger(asked.limit) || asked.limit < 1 || asked.limit > 1000)
    return fail('--limit is a number up to 1000', 2)
  const entries = await listEntries((await open()).db, { state, limit: asked.limit })
  const lines = [...entries.questions.map(questionText), ...entries.answers.map(answerText)]
  print(asked.json, entries, lines.join('\n\n') || 'Nothing.')
  return 0
}

type Deciding = { entries: readonly (readonly [kind: string, id: string])[]; to: Decision; json: boolean }

async function decide(workplace: Workplace, { entries, to, json }: Deciding) {
  const tools = await openTools(workplace)
  const outcomes: { entry: string; state: string; done: boolean }[] = []
  for (const [kind, id] of entries) {
    const decided = await (kind === 'question' ? decideQuestion : decideAnswer)(tools, { id, to })
    outcomes.push({ entry: `${kind}:${id}`, state: decided.ok ? to : decided.refusal, done: decided.ok })
  }
  print(json, outcomes, outcomes.map(outcomeText).join('\n'))
  return outcomes.every(({ done }) => done) ? 0 : 1
}

async function answer(workplace: Workplace, asked: { id: string; text: string | null; json: boolean }) {
  const { id, text, json } = asked
  if (!text) return fail('What is the answer? Use --text "…" or --file FILE', 2)
  const answered = await answerForStaff(await openTools(workplace), { id, text })
  if (!answered.ok)
    return fail(answered.refusal === 'refused' ? `question:${id} was refused` : `There is no question:${id}`)
  print(
    json,
    { question: id, answer: answered.value.answer },
    `question:${id} is answered: answer:${answered.value.answer}.`,
  )
  return 0
}

const questionText = ({ id, hotelId, author, text }: QuestionRow) =>
  `question:${id}  ${hotelId ? `hotel ${hotelId}` : 'about the site'}  ${readable(author)}\n${indented(text)}`

const answerText = ({ id, questionId, author, text, question }: AnswerRow & { question: string }) =>
  `answer:${id}  to question:${questionId}  ${readable(author)}\n${indented(question)}\n${indented(indented(text))}`

const outcomeText = ({ entry, state, done }: { entry: string; state: string; done: boolean }) => {
  if (done) return `${entry}: ${state}.`
  return state === 'not_found'
    ? `${entry}: there is no such entry.`
    : `${entry}: is ${state}, nothing was changed.`
}
