import { operationWords } from '@/lib/operation-words'
import { capitalize, printable } from '@/lib/text'
import { askedBy, requestsOf, type Requests } from './describe'
import type { Log, LogInput, LogLine } from './log'
import { pageOf } from './places'

/*
 * What a person did and saw, in sentences for an issue tracker: made from the inputs of a log alone,
 * so that it can hold nothing that the log does not.
 */

type Payload = Readonly<Record<string, unknown>>
type Answer = Extract<LogInput, { kind: 'answer' }>

export const isObject = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null

/** What the console does by itself, though a view sends it: no step of a person. */
const OWN_EVENTS: ReadonlySet<string> = new Set([
  'drafts/changed',
  'form/guardLowered',
  'form/guardRaised',
  'form/settled',
  'lists/rowsShown',
  'lists/wholeWanted',
  'metricsExplorer/panelSeen',
  'navigation/prefetchRequested',
  'queries/released',
  'queries/wanted',
  'random/seeded',
  'replay/advanced',
  'replay/bookmarksChanged',
  'replay/diverged',
  'replay/logRead',
])

/** The form that reports a problem is no part of it. */
const REPORT = 'problemReport'

const isOfReport = (payload: unknown) => isObject(payload) && payload['form'] === REPORT

/** Whether a person did it: pressed, typed, went back, or left for another tab. */
export const isOfPerson = (input: LogInput): boolean =>
  input.kind === 'event'
    ? !OWN_EVENTS.has(input.event.type) && !isOfReport(input.event.payload)
    : input.kind === 'moved' || (input.kind === 'tab' && input.message.type === 'visibility')

/** Words at the end of a form's name that say what it does. */
const VERB =
  /^(add|assign|attach|change|copy|create|delete|detach|disable|edit|import|join|link|move|probe|rename|replace|resend|resize|retry|rotate|set|share|unlink|update|upload)$/

/** `projectEdit` as `edit project`. */
const nameOfForm = (name: string) => {
  const words = operationWords(name)
  const verb = words.at(-1) ?? ''
  const isVerbLast = VERB.test(verb) && words.length > 1
  const sorted = isVerbLast ? [verb, ...words.slice(0, -1)] : words
  return sorted.join(' ').replace('anti affinity', 'anti-affinity')
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

const wordsOf = (name: unknown) => operationWords(textOf(name)).join(' ')

const MOST_OF_A_VALUE = 200

const isFlag = (value: unknown) => typeof value === 'boolean'

/** `vpc default, ip 10.0.0.1` for lists and objects, without what they keep beside. */
const flat = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(flat).join(', ')
  if (isObject(value)) {
    const told = Object.values(value).filter(each => !isFlag(each))
    return told.map(flat).filter(Boolean).join(' ')
  }
  return value === null || value === undefined ? '' : String(value as string | number | boolean)
}

/** A value that was typed or chosen; what no log holds is a bullet there. */
const shown = (value: unknown): string => {
  if (value === '•') return '(not recorded)'
  const text = flat(value)
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ↵ ')
  if (text === '') return 'nothing'
  return `“${text.length > MOST_OF_A_VALUE ? `${text.slice(0, MOST_OF_A_VALUE)}…` : text}”`
}

const entered = (values: Payload) =>
  Object.entries(values)
    .map(([field, value]) => `${operationWords(field).join(' ')} ${shown(value)}`)
    .join(', ')

/** `stop instance` of `Could not stop instance`. */
const intent = (payload: Payload) => textOf(payload['errorTitle']).replace(/^Could not /, '')

/** The plain text of a rich one. A log may come from anybody, so its shape is not relied on. */
const sentence = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(sentence).join('')
  return isObject(value) ? textOf(value['emphasis']) : textOf(value)
}

const inBrackets = (payload: Payload, without: readonly string[] = []) => {
  const known = Object.entries(payload).filter(
    ([name, value]) => !isObject(value) && !without.includes(name),
  )
  return known.length > 0 ? ` (${entered(Object.fromEntries(known))})` : ''
}

const inForm = (payload: Payload) =>
  ` the form “${capitalize(nameOfForm(textOf(payload['form'])))}”`

/** Sentences for events, by type; all others are told by the words of their type. */
const SENTENCES: Readonly<Record<string, (payload: Payload) => string>> = {
  'navigation/requested': ({ to }) => `Opened ${pageOf(textOf(to))}.`,
  'navigation/guardAccepted': () => 'Left the page, and what was entered.',
  'navigation/guardDismissed': () => 'Stayed on the page.',
  'confirm/requested': ({ title, body }) => {
    const [first] = Array.isArray(body) ? body : []
    const question = sentence(first)
    return `Chose “${textOf(title)}”${question && `, and was asked: “${question}”`}${/[.?!]$/.test(question) ? '' : '.'}`
  },
  'confirm/accepted': () => 'Confirmed.',
  'confirm/dismissed': () => 'Cancelled.',
  'confirm/typed': ({ text }) => `Typed ${shown(text)} to confirm.`,
  'command/requested': payload => {
    const { success } = payload
    const done = isObject(success) ? sentence(success['content']) : ''
    return `Chose to ${intent(payload) || 'send a command'}${done && ` (“${done}” if it works)`}.`
  },
  'form/requested': payload => {
    const { params } = payload
    return `Opened${inForm(payload)}${isObject(params) ? inBrackets(params) : ''}.`
  },
  'form/changed': payload => {
    const given = isObject(payload['values']) ? entered(payload['values']) : ''
    return given ? `In${inForm(payload)}, entered ${given}.` : `Changed${inForm(payload)}.`
  },
  'form/entryAdded': ({ list }) => `Chose to add it to the ${wordsOf(list)}.`,
  'form/entryCleared': ({ list }) => `Cleared what was entered for the ${wordsOf(list)}.`,
  'form/pressed': payload => {
    const { press, on } = payload
    const chosen =
      on === undefined ? `pressed “${wordsOf(press)}”` : `chose ${entered({ [textOf(press)]: on })}`
    return `In${inForm(payload)}, ${chosen}.`
  },
  'form/submitted': payload => `Submitted${inForm(payload)}.`,
  'form/cancelled': payload => `Cancelled${inForm(payload)}.`,
  'form/dismissRequested': payload => `Closed${inForm(payload)}.`,
  'form/dismissConfirmed': () => 'Discarded what was entered.',
  'form/conflictsSettled': () => 'Settled what somebody else had changed meanwhile.',
  'form/dismissRefused': () => 'Kept on editing.',
  'queries/refreshRequested': () => 'Pressed “Refresh data”.',
  'toasts/dismissed': () => 'Dismissed a notification.',
  'palette/toggled': () => 'Opened or closed the quick actions.',
  'palette/opened': () => 'Opened the quick actions.',
  'palette/closed': () => 'Closed the quick actions.',
  'lists/viewChanged': ({ view }) =>
    `Changed the list${isObject(view) ? inBrackets(view) : ''}.`.replace(
      'the list (',
      'the list: (',
    ),
  'tab/copyRequested': () => 'Copied a text.',
  'tab/saveRequested': () => 'Saved a file.',
}

const sentenceOfEvent = (type: string, payload: unknown): string => {
  const known = isObject(payload) ? payload : {}
  const own = SENTENCES[type]
  if (own) return own(known)
  const [area = '', what = ''] = type.split('/')
  return `${capitalize(operationWords(area).join(' '))}: ${operationWords(what).join(' ')}${inBrackets(known, ['source', 'owner'])}.`
}

/** A form that fills itself in when it opens changes nothing that a person entered. */
const isEmptyChange = ({ type, payload }: { type: string; payload?: unknown }) =>
  type === 'form/changed' &&
  isObject(payload) &&
  isObject(payload['values']) &&
  Object.keys(payload['values']).length === 0

const REQUEST_ID = / \(request [^)]*\)/

/** The message of an error's body, and the id by which the server's log has the request. */
const refusal = (body: string): string => {
  try {
    const error: unknown = JSON.parse(body)
    if (!isObject(error)) return ''
    const id = textOf(error['request_id'])
    return `: ${shown(error['message'])}${id && ` (request ${id})`}`
  } catch {
    return ''
  }
}

/**
 * Refusals by which the console learns what the rack has: it asks with versions that may be refused,
 * and an older release does not know some addresses, which it says without the code of an error.
 */
const isExpected = ({ call, response }: Answer, requests: Requests) =>
  requests.get(call)?.url === '/v1/ping' ||
  (response.status === 404 && !response.body.includes('"error_code"'))

interface Known {
  requests: Requests
  /** The titles of the errors that are shown if changes fail, by call. */
  titles: ReadonlyMap<number, string>
}

/** Sentences of one input, none if nobody did or saw it. */
const sentencesOf = (input: LogInput, { requests, titles }: Known): string[] => {
  switch (input.kind) {
    case 'event':
      return isOfPerson(input) && !isEmptyChange(input.event)
        ? [sentenceOfEvent(input.event.type, input.event.payload)]
        : []
    case 'moved':
      return [`Went back or forward to ${pageOf(input.location.path + input.location.search)}.`]
    case 'answer': {
      const { status, body } = input.response
      if (status < 400 || isExpected(input, requests)) return []
      const told = `The server answered ${status} to ${askedBy(input.call, requests)}${refusal(body)}.`
      const title = titles.get(input.call)
      return title === undefined ? [told] : [told, `Saw “${title}”.`]
    }
    case 'unanswered':
      return [`There was no answer to ${askedBy(input.call, requests)}: ${shown(input.message)}.`]
    case 'tab':
      if (input.message.type === 'visibility')
        return [input.message.visible ? 'Came back to the tab.' : 'Left for another tab.']
      if (input.message.type === 'online')
        return [input.message.online ? 'The browser was online again.' : 'The browser was offline.']
      return []
    case 'code':
      return input.error === undefined
        ? []
        : [`A part of the console (${input.key}) did not load: ${shown(input.error)}.`]
    case 'copied':
      return input.isAllowed ? [] : ['The browser refused to copy.']
    case 'file':
      if ('error' in input) return [`A file could not be read: ${shown(input.error)}.`]
      return []
    default:
      return []
  }
}

const errorTitleOf = (event: { type: string; payload?: unknown }): string => {
  const { payload } = event
  if (!isObject(payload)) return ''
  const held = payload['event']
  if (isObject(held)) return errorTitleOf(held as { type: string; payload?: unknown })
  return textOf(payload['errorTitle'])
}

/** A sentence of a log's story, and the input that it tells of. */
export interface Step {
  seq: number
  text: string
}

type Input = Extract<LogLine, { t: number }>

const isInput = (line: LogLine): line is Input => 't' in line

const payloadOf = ({ payload }: { payload?: unknown }): Payload =>
  isObject(payload) ? payload : {}

/** Two inputs in a row as one, if the second goes on typing where the first did; else null. */
const joinedInput = (one: Input, other: Input): Input | null => {
  if (one.kind !== 'event' || other.kind !== 'event') return null
  const { type } = other.event
  if (one.event.type !== type) return null
  if (/\/(typed|codeChanged)$/.test(type)) return other
  const [before, after] = [payloadOf(one.event), payloadOf(other.event)]
  if (type !== 'form/changed' || before['form'] !== after['form']) return null
  const values = { ...(before['values'] as Payload), ...(after['values'] as Payload) }
  return { ...other, event: { ...other.event, payload: { ...after, values } } }
}

/** Confirms what was asked before, whose title stays that of the error. */
const ANSWERS_QUESTION = /^confirm\/(accepted|acknowledged|optionChosen|typed)$/

const titlesOf = (lines: readonly LogLine[]): Known['titles'] => {
  const titles = new Map<number, string>()
  let title = ''
  for (const line of lines) {
    if (line.kind === 'event' && isOfPerson(line) && !ANSWERS_QUESTION.test(line.event.type))
      title = errorTitleOf(line.event)
    if (line.kind === 'request' && line.request.method !== 'GET' && title)
      titles.set(line.call, title)
  }
  return titles
}

/** What was done and seen, from the first page to the end of the log. */
export const stepsOf = ({ header, lines }: Log): Step[] => {
  const known = { requests: requestsOf(lines), titles: titlesOf(lines) }
  const told: { input: Input; texts: readonly string[] }[] = []
  /** Since the last act of the person: polls fail again and again in the same way. */
  const seen = new Set<string>()
  for (const line of lines) {
    // What the console does by itself comes between the letters that a person types.
    const texts = isInput(line) ? sentencesOf(line, known) : []
    if (!isInput(line) || texts.length === 0) continue
    const before = told.at(-1)
    const joined = before && joinedInput(before.input, line)
    const same = texts.join(' ').replace(REQUEST_ID, '')
    if (isOfPerson(line)) seen.clear()
    if (joined) told[told.length - 1] = { input: joined, texts: sentencesOf(joined, known) }
    else if (!seen.has(same)) told.push({ input: line, texts })
    if (!isOfPerson(line)) seen.add(same)
  }
  const { path, search } = header.location
  return [
    { seq: 0, text: printable(`Opened ${pageOf(path + search)}.`) },
    ...told.flatMap(({ input, texts }) =>
      texts.map(text => ({ seq: input.seq, text: printable(text) })),
    ),
  ]
}

/** What was done and seen by an input, by its number. */
export const stepTexts = (log: Log): ReadonlyMap<number, string> => {
  const texts = new Map<number, string>()
  for (const { seq, text } of stepsOf(log)) texts.set(seq, [texts.get(seq), text].join(' ').trim())
  return texts
}
