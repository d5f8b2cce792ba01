import { printable } from '@/lib/text'
import { describeRequest, requestsOf } from '@/recorder/describe'
import type { Log, Parts } from '@/recorder/log'
import { stepTexts } from '@/recorder/steps'

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
  let text = name(starts.get(0) ?? '')
  const close = () => {
    stretches.push({ text, requests: [...changes, ...[...reads].toSorted()], answers, sections })
    changes = []
    reads = new Set()
    answers = new Map()
    sections = new Map()
  }
  for (const line of log.lines) {
    const step = 't' in line ? starts.get(line.seq) : undefined
    if (step !== undefined) {
      close()
      text = name(step)
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

const LENGTH = 160

const quoted = (value: string | null | undefined) =>
  value === undefined || value === null
    ? 'nothing'
    : printable(value.length > LENGTH ? `${value.slice(0, LENGTH)}…` : value)

/** Both texts from shortly before the place where they part, so that long ones show it. */
const apart = (one = '', other = ''): [string, string] => {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const from = Math.max(0, at - LENGTH / 4)
  const cut = (text: string) => quoted(`${from > 0 ? '…' : ''}${text.slice(from)}`)
  return [cut(one), cut(other)]
}

/** The first stretch in which `differ` finds something, with what it found. */
const firstOf = <Found>(
  pairs: readonly (readonly [Stretch, Stretch])[],
  differ: (one: Stretch, other: Stretch) => Found | undefined,
): { step: number; text: string; found: Found } | undefined => {
  for (const [index, [one, other]] of pairs.entries()) {
    const found = differ(one, other)
    if (found !== undefined) return { step: index + 1, text: one.text, found }
  }
  return undefined
}

const differentRequest = ({ requests }: Stretch, other: Stretch) =>
  requests
    .filter(each => !other.requests.includes(each))
    .map((each): [string, string] => [each, 'nothing like it'])
    .concat(
      other.requests
        .filter(each => !requests.includes(each))
        .map((each): [string, string] => ['nothing like it', each]),
    )[0]

const differentAnswer = ({ answers }: Stretch, other: Stretch) => {
  for (const [request, answer] of answers) {
    const theirs = other.answers.get(request)
    if (theirs !== undefined && theirs !== answer) return { request, both: apart(answer, theirs) }
  }
  return undefined
}

const differentSection = ({ sections }: Stretch, other: Stretch) => {
  for (const [name, { print, parts }] of sections) {
    const their = other.sections.get(name)
    if (their?.print === print) continue
    const path = Object.keys(parts).find(each => their && their.parts[each] !== parts[each])
    return {
      section: path ? `${name}: ${path}` : name,
      both: [quoted(print), quoted(their?.print)] as const,
    }
  }
  return undefined
}

/** What differs between two sessions, as lines of text; null if nothing does. */
export const comparisonOf = (log: Log, against: Log): string[] | null => {
  const [own, theirs] = [stretchesOf(log), stretchesOf(against)]
  const length = Math.min(own.length, theirs.length)
  const parting = own.slice(0, length).findIndex(({ text }, at) => text !== theirs[at]?.text)
  const common = parting === -1 ? length : parting
  const pairs = own.slice(0, common).map((stretch, at) => [stretch, theirs[at]!] as const)
  const lines: string[] = []
  const tell = (what: string, at: { step: number; text: string }, here: string, there: string) =>
    lines.push(
      `The first ${what} that differs, after step ${at.step} (${quoted(at.text)}):`,
      `  here:  ${here}`,
      `  there: ${there}`,
    )
  const request = firstOf(pairs, differentRequest)
  if (request) tell('request', request, quoted(request.found[0]), quoted(request.found[1]))
  const answer = firstOf(pairs, differentAnswer)
  if (answer) tell(`answer to ${quoted(answer.found.request)}`, answer, ...answer.found.both)
  const section = firstOf(pairs, differentSection)
  if (section)
    tell(`section of the state, ${section.found.section},`, section, ...section.found.both)
  const isSameEnd = own.length === theirs.length && common === length
  if (isSameEnd && lines.length === 0) return null
  const steps = isSameEnd
    ? `All ${common} steps are the same.`
    : `The first ${common} steps are the same. Then:`
  const then = isSameEnd
    ? []
    : [`  here:  ${quoted(own[common]?.text)}`, `  there: ${quoted(theirs[common]?.text)}`]
  return [steps, ...then, ...lines]
}
