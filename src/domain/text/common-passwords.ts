// The most common passwords of published leaks: keyboard runs, repetitions, a few words with a few digits.
// Rules also catch variants that a list would miss.
const runs = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
  'qwertyuiopasdfghjklzxcvbnm',
  'poiuytrewqlkjhgfdsamnbvcxz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
]

const words = [
  'admin',
  'administrator',
  'asdfgh',
  'baseball',
  'basketball',
  'beautiful',
  'chocolate',
  'computer',
  'corvette',
  'football',
  'iloveyou',
  'internet',
  'jennifer',
  'letmein',
  'liverpool',
  'lodestar',
  'master',
  'mercedes',
  'michelle',
  'mustang',
  'passw0rd',
  'password',
  'princess',
  'qazwsx',
  'qazwsxedc',
  'qwerty',
  'samantha',
  'secret',
  'starwars',
  'sunshine',
  'superman',
  'testtest',
  'trustno1',
  'victoria',
  'welcome',
  'whatever',
  'woaini',
  'woaini520',
  'woaini1314',
]
const endings = /^(?:0|1|2|12|21|123|321|1234|4321|12345|123456|1234567|520|521|666|888|1314|!|1!|123!)?$/

/** Whether an attacker would try it first. Expects lower case and at least eight characters. */
export function isCommonPassword(password: string): boolean {
  return (
    runs.some((run) => run.includes(password)) ||
    isRepetition(password) ||
    words.some((word) => password.startsWith(word) && endings.test(password.slice(word.length)))
  )
}

/** One to four characters repeated. */
function isRepetition(password: string): boolean {
  return [1, 2, 3, 4].some((length) => {
    const unit = password.slice(0, length)
    return unit.repeat(Math.ceil(password.length / length)).slice(0, password.length) === password
  })
}
