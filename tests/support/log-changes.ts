import { describeInput, requestsOf } from '@/recorder/describe'
import { LogError, type Log } from '@/recorder/log'
import { isInput } from '@/recorder/stepper'
import { logFile } from './recorded'

/** The content of a log as lines that can be compared with another log's. */
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

/** Multiset difference: the items of `list` without those of `other`. */
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
    // Another version of the format cannot be compared.
    if (cause instanceof LogError) return null
    throw cause
  }
}

/** How a log differs from the existing one with that name. */
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
