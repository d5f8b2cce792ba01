import { describeInput, requestsOf } from '@/recorder/describe'
import { LogError, type Log } from '@/recorder/log'
import { isInput } from '@/recorder/stepper'
import { logFile } from './recorded'

/** What a log is about, as words that can be compared with those of another one. */
const contentOf = (log: Log) => {
  const requests = requestsOf(log.lines)
  return {
    inputs: log.lines.filter(isInput).map(line => describeInput(line, requests)),
    requests: [...requests.values()].map(({ method, url }) => `${method} ${url}`),
    sections: [
      ...new Set(
        log.lines.flatMap(line => (line.kind === 'checkpoint' ? Object.keys(line.state) : [])),
      ),
    ],
  }
}

/** Those that one list has more of than the other. */
const without = (list: readonly string[], other: readonly string[]) => {
  const left = [...other]
  return list.filter(item => {
    const at = left.indexOf(item)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const old = (name: string): Log | null => {
  try {
    return logFile(name)
  } catch (cause) {
    // Of another version of the format: there is nothing to compare.
    if (cause instanceof LogError) return null
    throw cause
  }
}

/** What is different in a log that takes the place of the one of that name. */
export const logChanges = (name: string | null, log: Log): string => {
  const before = name === null ? null : old(name)
  if (!before) return 'new'
  const [was, is] = [contentOf(before), contentOf(log)]
  const told = (['inputs', 'requests', 'sections'] as const).flatMap(kind => [
    ...without(is[kind], was[kind]).map(item => `  + ${kind}: ${item}`),
    ...without(was[kind], is[kind]).map(item => `  - ${kind}: ${item}`),
  ])
  return told.length > 0 ? `\n${told.join('\n')}` : 'the same inputs, requests and sections'
}
