import { printable } from '@/lib/text'
import { withBodies } from './bodies'
import { requestsOf } from './describe'
import type { Log, LogHeader, LogLine } from './log'
import { isObject, stepsOf, type Step } from './steps'

/** The roles that the API gave the person: `silo admin, fleet viewer`. */
const roleOf = (lines: readonly LogLine[]): string | undefined => {
  const requests = requestsOf(lines)
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
  const release = header.release ?? header.kept['local/basalt-release'] ?? 'not known'
  return (
    [
      ['Note', header.note?.trim() || undefined],
      ['Last error', lastErrorOf(stepsOf(log))],
      ['Rack', `release ${release}`],
      ['Signed in as', roleOf(lines)],
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
