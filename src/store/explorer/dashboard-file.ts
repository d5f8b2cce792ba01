import { JsonSyntaxError, JsonText, locationAt } from '@/lib/json-text'
import { pluralize } from '@/lib/text'
import { rangeParams, readRange } from '@/lib/time-range'
import type { PanelOptions } from '@/machines/metrics-explorer/metrics-explorer.events'
import { MOST_PANELS } from '@/machines/metrics-explorer/metrics-explorer.rules'
import type { SavedFile } from '@/ports/ports'
import { optionsIn, panelProblem } from './address'
import { askedIn, LONGEST_NAME } from './dashboards'
import type { Scope } from './scope'

/** The version of the format that this console writes, and the only one that it reads. */
const VERSION = 1
/** Characters. Twelve panels with the longest texts have fewer. */
export const LONGEST_FILE = 256_000

/** What a file has of a dashboard. One of a project names no project: it works in every one. */
interface DashboardFile {
  name: string
  panels: readonly PanelOptions[]
  /** The query string with its time range; empty for the usual one. */
  search: string
}

const scopeWord = (scope: Scope) => (scope === 'system' ? 'system' : 'project')

export const exportedDashboard = (
  scope: Scope,
  { name, panels, search }: DashboardFile,
): SavedFile => {
  const dashboard = {
    basalt: 'dashboard',
    version: VERSION,
    // A name that was taken may have become longer.
    name: name.slice(0, LONGEST_NAME),
    scope: scopeWord(scope),
    range: Object.fromEntries(new URLSearchParams(search)),
    panels: askedIn(panels),
  }
  const word =
    name
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? 'dashboard'
  return {
    name: `${word}.dashboard.json`,
    type: 'application/json',
    text: `${JSON.stringify(dashboard, null, 2)}\n`,
  }
}

type Path = readonly (string | number)[]

/** What is wrong with a value of the file. */
type Problem = readonly [path: Path, problem: string]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const searchOf = (range: Record<string, unknown>): string =>
  `?${new URLSearchParams(range as Record<string, string>)}`

/** The range of addresses without one is the only one that its parameters leave out. */
const isRange = (range: Record<string, unknown>): boolean =>
  Object.keys(range).length === 0 ||
  range['range'] === '1h' ||
  Object.keys(rangeParams(readRange(searchOf(range)))).length > 0

const problemOf = (found: unknown, scope: Scope): Problem | null => {
  if (!isObject(found) || found.basalt !== 'dashboard')
    return [[], 'This is not a dashboard: "basalt" must be "dashboard"']
  const { version, name, range = {}, panels } = found
  if (typeof version !== 'number') return [['version'], 'version must be a number']
  if (version !== VERSION)
    return [
      ['version'],
      `This dashboard has version ${version}, and this console reads version ${VERSION}`,
    ]
  if (typeof name !== 'string' || name.trim() === '' || name.trim().length > LONGEST_NAME)
    return [['name'], `name must be a text of 1 to ${LONGEST_NAME} characters`]
  if (found.scope !== scopeWord(scope))
    return found.scope === 'project' || found.scope === 'system'
      ? [
          ['scope'],
          scope === 'system'
            ? 'This dashboard is of a project: import it there'
            : 'This dashboard is of the system: import it there',
        ]
      : [['scope'], 'scope must be "project" or "system"']
  if (!isObject(range) || !isRange(range))
    return [['range'], 'range must be a time range as in addresses, such as {"range": "3h"}']
  if (!Array.isArray(panels) || panels.length === 0)
    return [['panels'], 'panels must be a list with at least one panel']
  if (panels.length > MOST_PANELS)
    return [
      ['panels', MOST_PANELS],
      `There are ${pluralize('panel', panels.length)}, and a dashboard has at most ${MOST_PANELS}`,
    ]
  for (const [at, panel] of panels.entries()) {
    const wrong = panelProblem(panel)
    if (!wrong) continue
    const [field, problem] = wrong
    const place = field === null ? `panels[${at}]` : `panels[${at}].${field}`
    return [['panels', at, ...(field === null ? [] : [field])], `${place} ${problem}`]
  }
  return null
}

const syntaxProblem = (text: string): string => {
  try {
    new JsonText(text)
    return 'This is not valid JSON.'
  } catch (cause) {
    if (!(cause instanceof JsonSyntaxError)) throw cause
    return `This is not valid JSON: see ${locationAt(text, cause.end)}.`
  }
}

/** The dashboard in a file, or the first reason why it cannot be taken, with its place. */
export const importedDashboard = (
  text: string,
  scope: Scope,
): DashboardFile | { problem: string } => {
  if (text.trim() === '') return { problem: 'Choose a file, or paste its text.' }
  if (text.length > LONGEST_FILE) return { problem: 'Must be at most 256 kB.' }
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    return { problem: syntaxProblem(text) }
  }
  const wrong = problemOf(found, scope)
  if (wrong) {
    const [path, problem] = wrong
    return { problem: `${problem} (${locationAt(text, new JsonText(text, [path]).endOf(path))}).` }
  }
  const {
    name,
    range = {},
    panels,
  } = found as {
    name: string
    range?: Record<string, string>
    panels: readonly object[]
  }
  const params = new URLSearchParams(rangeParams(readRange(searchOf(range))))
  return {
    name: name.trim(),
    panels: panels.map(optionsIn),
    search: params.size > 0 ? `?${params}` : '',
  }
}
