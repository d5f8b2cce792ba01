import { operationWords } from '@/lib/operation-words'
import { capitalize, printable } from '@/lib/text'
import { withBodies } from './bodies'
import { requestsOf, type Requests } from './describe'
import type { Log, LogHeader, LogInput, LogLine } from './log'

/*
 * What a person did and saw, in sentences for an issue tracker: made from the inputs of a log alone,
 * so that it can hold nothing that the log does not.
 */

type Payload = Readonly<Record<string, unknown>>
type Answer = Extract<LogInput, { kind: 'answer' }>

const isObject = (value: unknown): value is Payload => typeof value === 'object' && value !== null

/** What the console does by itself, though a view sends it: no step of a person. */
const OWN_EVENTS: ReadonlySet<string> = new Set([
  'drafts/changed',
  'form/guardLowered',
  'form/guardRaised',
  'lists/rowsShown',
  'lists/wholeWanted',
  'metricsExplorer/panelSeen',
  'navigation/prefetchRequested',
  'queries/released',
  'queries/wanted',
  'random/seeded',
  'replay/advanced',
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

/** Parts of addresses that end like collections, and are none. */
const NO_COLLECTIONS = /^(access|idps|metrics|settings)$/

/** Anti-affinity groups are right below the list of both kinds of groups. */
const isListOfGroups = (part: string, next = 'groups') =>
  part === 'affinity' && !/groups(-new)?$/.test(next)

const singular = (words: string) => words.replace(/(ss|us)es$/, '$1').replace(/([^s])s$/, '$1')

/** `floating-ips` as `floating IPs`. */
const wordsOf = (part: string) =>
  part
    .split('-')
    .map(word => {
      const [one = word] = operationWords(singular(word))
      return one === one.toUpperCase() ? word.replace(singular(word), one) : word
    })
    .join(' ')
    .replace('anti affinity', 'anti-affinity')

const decoded = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** `Networking of db1`, `Floating IPs of mock-project`, `IP pool default`, `New disk`. */
const placeOf = (path: string): string => {
  const parts = path.split('/').filter(Boolean)
  let object: { kind: string; name: string } | null = null
  let rest: string[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const [part = '', next] = parts.slice(at, at + 2)
    const isCollection =
      (part.endsWith('s') && !NO_COLLECTIONS.test(part)) || isListOfGroups(part, next)
    if (/-(new|add)$/.test(part)) {
      rest = [part]
      break
    }
    if (isCollection && next !== undefined && !/-(new|add)$/.test(next)) {
      const kind = part === 'affinity' ? 'anti-affinity group' : singular(wordsOf(part))
      object = { kind, name: decoded(next) }
      rest = []
      at += 1
    } else rest.push(part)
  }
  const made = /^(.*)-(new|add)$/.exec(rest.at(-1) ?? '')
  const last = made ? `new ${singular(wordsOf(made[1]!))}` : wordsOf(rest.at(-1) ?? '')
  const isAct = /^(edit|delete|drain)$/.test(last)
  const owner = object ? `${isAct ? '' : ' of'} ${object.name}` : ''
  if (last !== '') return capitalize(`${last}${owner}`)
  return object ? capitalize(`${object.kind} ${object.name}`) : 'the start page'
}

const pageOf = (to: string) => `${placeOf(to.replace(/[?#].*/, ''))} (${to})`

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

const MOST_OF_A_VALUE = 200

/** `vpc default, ip 10.0.0.1` for lists and objects. */
const flat = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(flat).join(', ')
  if (isObject(value)) return Object.values(value).map(flat).filter(Boolean).join(' ')
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

const values = (payload: Payload, without: readonly string[] = []) => {
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
    return `Opened${inForm(payload)}${isObject(params) ? values(params) : ''}.`
  },
  'form/changed': payload => {
    const given = isObject(payload['values']) ? entered(payload['values']) : ''
    return given ? `In${inForm(payload)}, entered ${given}.` : `Changed${inForm(payload)}.`
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
    `Changed the list${isObject(view) ? values(view) : ''}.`.replace('the list (', 'the list: ('),
  'tab/copyRequested': () => 'Copied a text.',
  'tab/saveRequested': () => 'Saved a file.',
}

const sentenceOfEvent = (type: string, payload: unknown): string => {
  const known = isObject(payload) ? payload : {}
  const own = SENTENCES[type]
  if (own) return own(known)
  const [area = '', what = ''] = type.split('/')
  return `${capitalize(operationWords(area).join(' '))}: ${operationWords(what).join(' ')}${values(known, ['source', 'owner'])}.`
}

/** A form that fills itself in when it opens changes nothing that a person entered. */
const isEmptyChange = ({ type, payload }: { type: string; payload?: unknown }) =>
  type === 'form/changed' &&
  isObject(payload) &&
  isObject(payload['values']) &&
  Object.keys(payload['values']).length === 0

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

const asked = (call: number, requests: Requests) => {
  const request = requests.get(call)
  return request ? `${request.method} ${request.url}` : 'a call'
}

/**
 * Refusals by which the console learns what the rack has: it asks with versions that may be refused,
 * and an older release does not know some addresses, which it says without the code of an error.
 */
const isExpected = ({ call, response }: Answer, requests: Requests) =>
  requests.get(call)?.url === '/v1/ping' ||
  (response.status === 404 && !response.body.includes('"error_code"'))

const isReading = (call: number, requests: Requests) => requests.get(call)?.method === 'GET'

/** Sentences of one input, none if nobody did or saw it. `title` heads the errors of commands. */
const sentencesOf = (input: LogInput, requests: Requests, title: string): string[] => {
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
      const told = `The server answered ${status} to ${asked(input.call, requests)}${refusal(body)}.`
      return title && !isReading(input.call, requests) ? [told, `Saw “${title}”.`] : [told]
    }
    case 'unanswered':
      return [`There was no answer to ${asked(input.call, requests)}: ${shown(input.message)}.`]
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

/** Of two inputs in a row, whether the second takes the place of the first, as letters do. */
const continues = (before: Input | undefined, { kind, ...input }: Input): boolean => {
  if (before?.kind !== 'event' || kind !== 'event' || !('event' in input)) return false
  const [one, other] = [before.event, input.event]
  if (one.type !== other.type || !/\/(typed|codeChanged)$/.test(one.type)) return false
  return true
}

/** Joins what was typed into a form in one go. */
const joinedChanges = (inputs: readonly Input[]): Input[] => {
  const joined: Input[] = []
  for (const input of inputs) {
    const before = joined.at(-1)
    if (continues(before, input)) joined[joined.length - 1] = input
    else if (
      before?.kind === 'event' &&
      input.kind === 'event' &&
      before.event.type === 'form/changed' &&
      input.event.type === 'form/changed'
    ) {
      const [one, other] = [before.event.payload, input.event.payload] as [Payload, Payload]
      if (one['form'] !== other['form']) joined.push(input)
      else {
        const merged = { ...(one['values'] as Payload), ...(other['values'] as Payload) }
        const event = { ...input.event, payload: { ...other, values: merged } }
        joined[joined.length - 1] = { ...input, event }
      }
    } else joined.push(input)
  }
  return joined
}

/** What was done and seen, from the first page to the end of the log. */
export const stepsOf = ({ header, lines }: Log): Step[] => {
  const requests = requestsOf(lines)
  const inputs = lines.filter(isInput)
  // What the console does by itself comes between the letters that a person types.
  const told = joinedChanges(inputs.filter(input => sentencesOf(input, requests, '').length > 0))
  const { path, search } = header.location
  const steps: Step[] = [{ seq: 0, text: printable(`Opened ${pageOf(path + search)}.`) }]
  let title = ''
  for (const input of told) {
    if (input.kind === 'event') title = errorTitleOf(input.event) || title
    for (const text of sentencesOf(input, requests, title)) {
      const before = steps.at(-1)
      if (before?.text !== text) steps.push({ seq: input.seq, text: printable(text) })
    }
  }
  return steps
}

/** The roles that the API gave the person: `silo admin, fleet viewer`. */
const roleOf = (lines: readonly LogLine[], requests: Requests): string | undefined => {
  const answer = lines.findLast(
    line =>
      line.kind === 'answer' &&
      line.response.status === 200 &&
      requests.get(line.call)?.url === '/v1/me',
  )
  if (answer?.kind !== 'answer') return undefined
  try {
    const person: unknown = JSON.parse(answer.response.body)
    if (!isObject(person)) return undefined
    // Older releases do not say.
    if (!('fleet_viewer' in person)) return undefined
    const roles = [
      ...(person['silo_admin'] === true ? ['silo admin'] : []),
      ...(person['fleet_viewer'] === true ? ['fleet viewer'] : []),
    ]
    return roles.join(', ') || 'neither silo admin nor fleet viewer'
  } catch {
    return undefined
  }
}

/** The last thing that went wrong: a refusal, or an answer that did not come. */
const lastErrorOf = (steps: readonly Step[]) =>
  steps.findLast(({ text }) => /^(The server answered|There was no answer)/.test(text))?.text

/** What to know first of a session: the note of who reports it, where and as whom it ran. */
export const factsOf = (log: Log): (readonly [name: string, value: string])[] => {
  const { header, lines } = log
  const release = header.kept['local/basalt-release']
  return (
    [
      ['Note', header.note?.trim() || undefined],
      ['Last error', lastErrorOf(stepsOf(log))],
      ['Rack', release === undefined ? undefined : `release ${release}`],
      ['Signed in as', roleOf(lines, requestsOf(lines))],
      ['Build', header.build],
      ['Address', header.origin],
      ['Browser', header.browser],
      ['Window', header.window && `${header.window.width} × ${header.window.height}`],
      ['Time', `${new Date(header.start).toISOString()} (${header.timeZone}, ${header.locale})`],
    ] as const
  ).flatMap(([name, value]) => (value === undefined ? [] : [[name, printable(value)] as const]))
}

/** What somebody needs who tries to repeat it, as text: the steps, and where they were done. */
export const reproductionOf = (log: Log): string => {
  const { header, lines } = log
  const end = lines.findLast(line => line.kind === 'end')
  const steps = stepsOf(log).map(({ text }, index) => `${index + 1}. ${text}`)
  const note = header.note === undefined ? [] : [header.note.trim(), '']
  const ended = end?.kind === 'end' ? [`The log ends before the session did. ${end.reason}`] : []
  const facts = factsOf(log).flatMap(([name, value]) =>
    name === 'Note' || name === 'Last error' ? [] : [`${name}: ${value}`],
  )
  return [...note, 'Steps to reproduce', '', ...steps, ...ended, '', ...facts].join('\n')
}

/** The same for a log as text, such as one that this browser keeps. */
export const stepsOfText = (text: string): string => {
  const [header, ...lines] = text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as unknown)
  return reproductionOf(withBodies({ header: header as LogHeader, lines: lines as LogLine[] }))
}
