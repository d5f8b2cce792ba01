import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, test } from 'vitest'
import { sourcesOf } from '../../architecture/sources'

/*
 * What users, servers and files contain goes through these expressions on the only thread of the
 * page. Hostile inputs are built for each from its own parts: one of them many times, and an end that
 * does not match.
 */

const LENGTH = 20_000
const MOST_MS = 100

const ALPHABET = [
  ...Array.from({ length: 127 }, (_, code) => String.fromCharCode(code)),
  ...'\u0085\u00a0\u00adßéŁ漢\u200b\u2028＝🪨',
]
const ENDS = ['', '\n', '\0', '@', '🪨', '!\n!']

/** The parts of a pattern that match one character. */
const PARTS =
  /\\p\{[^}]+\}|\\u\{[^}]+\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\.|\[(?:\\.|[^\]\\])*\]|[^()[\]{}*+?|^$\\]/giu

/** Some of the characters that a part matches: the first letter, digit and sign. */
const samplesOf = (part: string, flags: string): string[] => {
  let one: RegExp
  try {
    one = new RegExp(`^(?:${part})$`, flags.replace(/[gmy]/g, ''))
  } catch {
    return []
  }
  const fitting = ALPHABET.filter(character => one.test(character))
  return [/[a-z]/i, /\d/, /[^a-z\d\s]/i, /\s/].flatMap(
    kind => fitting.find(character => kind.test(character)) ?? [],
  )
}

const hostileFor = ({ source, flags }: RegExp): string[] => {
  const samples = [...new Set((source.match(PARTS) ?? []).flatMap(part => samplesOf(part, flags)))]
  const words = source.match(/[a-z\d:/=&#%_-]{2,}/gi) ?? []
  const pumps = [...samples, ...samples.slice(0, 8).map(each => `${samples[0]}${each}`), ...words]
  const starts = ['', ...words.slice(0, 3), samples[0] ?? '']
  return [...new Set(starts)].flatMap(start =>
    [...new Set(pumps)].flatMap(pump =>
      ENDS.map(end => start + pump.repeat(Math.ceil(LENGTH / pump.length)) + end),
    ),
  )
}

/** The expressions in the code of a file. */
const expressionsIn = (path: string, text: string): RegExp[] => {
  const found: RegExp[] = []
  new Visitor({
    Literal: node => {
      if ('regex' in node) found.push(new RegExp(node.regex.pattern, node.regex.flags))
    },
  }).visit(parseSync(path, text).program)
  return found
}

const run = (expression: RegExp, text: string) => {
  expression.lastIndex = 0
  if (expression.global) text.replace(expression, '')
  else expression.exec(text)
}

/** Tries again, because other work on the machine may take the time. */
const isQuick = (work: () => void, tries = 8): boolean =>
  Array.from({ length: tries }).some(() => {
    const start = performance.now()
    work()
    return performance.now() - start < MOST_MS
  })

const all = sourcesOf('src/lib').flatMap(({ path, text }) =>
  expressionsIn(path, text).map(
    expression => [`${path} ${String(expression)}`, expression] as const,
  ),
)

describe('the expressions of the library', () => {
  test('are literals, so that this test knows them', () => {
    expect(all.length).toBeGreaterThan(60)
    const built = sourcesOf('src/lib').filter(({ code }) => /\bRegExp\(/.test(code))
    expect(built.map(({ path }) => path)).toEqual([])
  })

  test.each(all)('take linear time: %s', (_name, expression) => {
    // The first one is enough: a slow expression takes seconds for each of a hundred texts.
    const slow = hostileFor(expression).find(text => !isQuick(() => run(expression, text)))
    expect(slow && JSON.stringify(`${slow.slice(0, 12)}…${slow.slice(-4)}`)).toBeUndefined()
  })
})

test('the test finds an expression that takes quadratic time', () => {
  for (const expression of [/\B(?=(\d{3})+$)/g, /\/.*$/, /\s+$/, /(?<=[a-z]*:)[^@]+@/])
    expect(hostileFor(expression).every(text => isQuick(() => run(expression, text), 1))).toBe(
      false,
    )
})
