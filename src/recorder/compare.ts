import { formatNumber } from '@/lib/number'
import { printable } from '@/lib/text'
import { describeRequest, requestsOf } from './describe'
import type { Log, Parts } from './log'
import { stepTexts } from './steps'

/*
 * Two logs side by side, aligned by what the person did. Ids and times are made by servers, so they
 * differ between any two sessions: they are compared by the order in which they first appear.
 */

const MADE_BY_SERVER =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z?/gi

const numbered = () => {
  const known = new Map<string, string>()
  return (text: string) =>
    text.replaceAll(MADE_BY_SERVER, found => {
      const kind = found.includes('T') ? 'time' : 'id'
      const name = known.get(found) ?? `<${kind} ${known.size + 1}>`
      known.set(found, name)
      return name
    })
}

/** What came of one step, up to the next one. */
interface Stretch {
  /** The number of the input; 0 for the first page. */
  seq: number
  /** What the person did, or saw. */
  text: string
  /** Changes in their order, then reads by name: polls read the same again and again. */
  requests: readonly string[]
  /** Status and body by request. */
  answers: ReadonlyMap<string, string>
  /** What the sections of the state became that changed, by name. */
  sections: ReadonlyMap<string, Section>
}

interface Section {
  print: string | null
  parts: Parts
}

const stretchesOf = (log: Log): Stretch[] => {
  const name = numbered()
  const requests = requestsOf(log.lines)
  const called = (call: number) => {
    const request = requests.get(call)
    return request ? name(describeRequest(request)) : 'a call'
  }
  const starts = stepTexts(log)
  const stretches: Stretch[] = []
  let changes: string[] = []
  let reads = new Set<string>()
  let answers = new Map<string, string>()
  let sections = new Map<string, Section>()
  let start = { seq: 0, text: name(starts.get(0) ?? '') }
  const close = () => {
    const asked = [...changes, ...[...reads].toSorted()]
    stretches.push({ ...start, requests: asked, answers, sections })
    changes = []
    reads = new Set()
    answers = new Map()
    sections = new Map()
  }
  for (const line of log.lines) {
    if ('t' in line) {
      const step = starts.get(line.seq)
      if (step !== undefined) {
        close()
        start = { seq: line.seq, text: name(step) }
      }
    }
    if (line.kind === 'request') {
      const request = name(describeRequest(line.request))
      if (line.request.method === 'GET') reads.add(request)
      else changes.push(request)
    }
    if (line.kind === 'answer')
      answers.set(called(line.call), name(`${line.response.status} ${line.response.body}`))
    if (line.kind === 'unanswered') answers.set(called(line.call), line.message)
    if (line.kind === 'checkpoint')
      for (const [index, [section, print]] of Object.entries(line.state).entries())
        sections.set(section, {
          print,
          parts: { ...sections.get(section)?.parts, ...line.parts?.[index] },
        })
  }
  close()
  return stretches
}

/** Longer sessions with that many different steps are not aligned beyond the first difference. */
const MOST_COMPARED = 4_000_000

type Pair<Item> = readonly [here: Item | null, there: Item | null]

/**
 * The steps of both in one order: those with the same text beside each other, as many as can be, and
 * the others alone.
 */
const aligned = (here: readonly Stretch[], there: readonly Stretch[]): readonly Pair<Stretch>[] => {
  const isSame = (one: number, other: number) => here[one]?.text === there[other]?.text
  const least = Math.min(here.length, there.length)
  let start = 0
  while (start < least && isSame(start, start)) start += 1
  let end = 0
  while (end < least - start && isSame(here.length - 1 - end, there.length - 1 - end)) end += 1
  const [rows, columns] = [here.length - start - end, there.length - start - end]
  const pairs: Pair<Stretch>[] = here.slice(0, start).map((each, at) => [each, there[at]!])

  /** How many steps can be paired from a place in either on. */
  const width = columns + 1
  const canCompare = rows * columns <= MOST_COMPARED
  const counts = new Uint32Array(canCompare ? (rows + 1) * width : 0)
  if (canCompare)
    for (let row = rows - 1; row >= 0; row--)
      for (let column = columns - 1; column >= 0; column--)
        counts[row * width + column] = isSame(start + row, start + column)
          ? counts[(row + 1) * width + column + 1]! + 1
          : Math.max(counts[(row + 1) * width + column]!, counts[row * width + column + 1]!)
  let [row, column] = [0, 0]
  while (row < rows || column < columns) {
    const [one, other] = [here[start + row], there[start + column]]
    const down = counts[(row + 1) * width + column] ?? 0
    const right = counts[row * width + column + 1] ?? 0
    if (canCompare && row < rows && column < columns && isSame(start + row, start + column)) {
      pairs.push([one!, other!])
      row += 1
      column += 1
    } else if (row < rows && (column === columns || down >= right)) {
      pairs.push([one!, null])
      row += 1
    } else {
      pairs.push([null, other!])
      column += 1
    }
  }
  const rest = here.slice(here.length - end)
  return [...pairs, ...rest.map((each, at) => [each, there[there.length - end + at]!] as const)]
}

const LENGTH = 160

const NOTHING = 'nothing'

const quoted = (value: string | null | undefined) =>
  value === undefined || value === null
    ? NOTHING
    : printable(value.length > LENGTH ? `${value.slice(0, LENGTH)}…` : value)

/** Both texts from shortly before the place where they part, so that long ones show it. */
const apart = (one = '', other = ''): [string, string] => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const from = Math.max(0, at - LENGTH / 4)
  const cut = (text: string) => quoted(`${from > 0 ? '…' : ''}${text.slice(from)}`)
  return [cut(one), cut(other)]
}

/** One thing that came of the same step in both sessions, but not in the same way. */
export interface Difference {
  kind: 'request' | 'answer' | 'section'
  /** What was answered, or the section of the state; empty for a request. */
  what: string
  /** Texts to be shown, cut to their first difference. */
  here: string
  there: string
}

const differentRequests = ({ requests }: Stretch, other: Stretch): Difference[] => {
  const [own, theirs] = [new Set(requests), new Set(other.requests)]
  return [
    ...requests
      .filter(each => !theirs.has(each))
      .map(each => ({ here: quoted(each), there: 'nothing like it' })),
    ...other.requests
      .filter(each => !own.has(each))
      .map(each => ({ here: 'nothing like it', there: quoted(each) })),
  ].map(both => ({ kind: 'request', what: '', ...both }))
}

const differentAnswers = ({ answers }: Stretch, other: Stretch): Difference[] =>
  [...answers].flatMap(([request, answer]) => {
    const theirs = other.answers.get(request)
    if (theirs === undefined || theirs === answer) return []
    const [here, there] = apart(answer, theirs)
    return [{ kind: 'answer', what: quoted(request), here, there }]
  })

const differentSections = ({ sections }: Stretch, other: Stretch): Difference[] =>
  [...sections].flatMap(([name, { print, parts }]) => {
    const their = other.sections.get(name)
    if (their?.print === print) return []
    const path = Object.keys(parts).find(each => their && their.parts[each] !== parts[each])
    const what = path ? `${name}: ${path}` : name
    return [{ kind: 'section', what, here: quoted(print), there: quoted(their?.print) }]
  })

/** A step of either session. */
export interface ComparedStep {
  /** What was done or seen, in a sentence. */
  text: string
  /** The number of the input in this log and in the other; null if the step is not in it. */
  here: number | null
  there: number | null
  /** What came of it differently; empty for a step that is in one of them only. */
  differences: readonly Difference[]
}

/** The steps of a session and of another one in one order, with what differs. */
export const compareLogs = (log: Log, other: Log): ComparedStep[] =>
  aligned(stretchesOf(log), stretchesOf(other)).map(([here, there]) => ({
    text: printable(here?.text ?? there?.text ?? ''),
    here: here?.seq ?? null,
    there: there?.seq ?? null,
    differences:
      here && there
        ? [
            ...differentRequests(here, there),
            ...differentAnswers(here, there),
            ...differentSections(here, there),
          ]
        : [],
  }))

export const isInBoth = ({ here, there }: ComparedStep): boolean => here !== null && there !== null

/** The first difference of a kind, with the step that it came of and its number in this log. */
export const firstDifference = (
  steps: readonly ComparedStep[],
  kind: Difference['kind'],
): { step: ComparedStep; number: number; difference: Difference } | null => {
  let number = 0
  for (const step of steps) {
    if (step.here !== null) number += 1
    const difference = step.differences.find(each => each.kind === kind)
    if (difference) return { step, number, difference }
  }
  return null
}

const INTRODUCTIONS: Readonly<Record<Difference['kind'], (what: string) => string>> = {
  request: () => 'The first request that differs',
  answer: what => `The first answer to ${what} that differs`,
  section: what => `The first section of the state, ${what}, that differs`,
}

/** What differs between two sessions, as lines of text; null if nothing does. */
export const comparisonOf = (log: Log, against: Log): string[] | null => {
  const steps = compareLogs(log, against)
  const parting = steps.findIndex(step => !isInBoth(step))
  const lines = (['request', 'answer', 'section'] as const).flatMap(kind => {
    const found = firstDifference(steps, kind)
    if (!found) return []
    const { what, here, there } = found.difference
    return [
      `${INTRODUCTIONS[kind](what)}, after step ${found.number} (${quoted(found.step.text)}):`,
      `  here:  ${here}`,
      `  there: ${there}`,
    ]
  })
  if (parting === -1 && lines.length === 0) return null
  if (parting === -1) return [`All ${formatNumber(steps.length)} steps are the same.`, ...lines]
  const next = (side: 'here' | 'there') =>
    quoted(steps.slice(parting).find(step => step[side] !== null)?.text)
  return [
    `The first ${parting} steps are the same. Then:`,
    `  here:  ${next('here')}`,
    `  there: ${next('there')}`,
    ...lines,
  ]
}
