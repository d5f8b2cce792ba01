import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { base64ToBytes, bytesToBase64 } from '@/lib/base64'
import { TIMESERIES_UNITS } from '@/lib/metric-units'
import { bytesOf } from '@/lib/oxql/sent'
import { ID_VARIABLES, MAX_QUERY_BYTES } from '@/lib/oxql/known-faults'
import {
  MOST_PANELS,
  NEW_PANEL,
  TITLE_LENGTH,
} from '@/machines/metrics-explorer/metrics-explorer.rules'
import type { Panel, PanelOptions } from '@/machines/metrics-explorer/metrics-explorer.events'

const KINDS = ['lines', 'stacked', 'bars', 'latest', 'table'] satisfies PanelOptions['kind'][]
const DETAILS: readonly unknown[] = [60, 120, 240, 480] satisfies PanelOptions['detail'][]
const UNITS: readonly unknown[] = ['auto', ...TIMESERIES_UNITS]

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with a panel of a link or file: the field, and why; null if nothing is. */
export const panelProblem = (panel: unknown): [field: string | null, problem: string] | null => {
  if (!isObject(panel)) return [null, 'must be an object']
  const {
    title = '',
    query,
    kind,
    value,
    unit,
    detail,
    useRange,
    keepsFirstPoint,
  } = { ...NEW_PANEL, ...panel }
  const problems: Record<keyof PanelOptions, string | false> = {
    title:
      (typeof title !== 'string' || title.length > TITLE_LENGTH) &&
      `must be a text of at most ${TITLE_LENGTH} characters`,
    query:
      (typeof panel.query !== 'string' || bytesOf(String(query)) > MAX_QUERY_BYTES) &&
      'must be a text of at most 4,096 bytes',
    kind: !KINDS.some(each => each === kind) && `must be one of ${KINDS.join(', ')}`,
    value: value !== 'second' && value !== 'sample' && 'must be second or sample',
    unit: !UNITS.includes(unit) && `must be one of ${UNITS.join(', ')}`,
    detail: !DETAILS.includes(detail) && 'must be 60, 120, 240 or 480',
    useRange: typeof useRange !== 'boolean' && 'must be true or false',
    keepsFirstPoint: typeof keepsFirstPoint !== 'boolean' && 'must be true or false',
  }
  const found = Object.entries(problems).find(([, problem]) => problem)
  return found ? [found[0], String(found[1])] : null
}

/** The options of a panel that `panelProblem` has found nothing wrong with. */
export const optionsIn = (panel: object): PanelOptions => {
  const { title, query, kind, value, unit, detail, useRange, keepsFirstPoint }: PanelOptions = {
    ...NEW_PANEL,
    ...panel,
  }
  return { title, query, kind, value, unit, detail, useRange, keepsFirstPoint }
}

const isUsual = (panel: PanelOptions) =>
  JSON.stringify({ ...optionsIn(panel), query: '' }) === JSON.stringify(optionsIn(NEW_PANEL))

/** Texts that an address has as they are: how many, and their characters together. */
const [MOST_TEXTS, MOST_CHARACTERS] = [4, 1500]
/** Longer addresses are cut by servers and chats on the way. */
export const LONGEST_LINK = 8000

const packed = (panels: readonly PanelOptions[]): string =>
  bytesToBase64(deflateSync(strToU8(JSON.stringify(panels))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const unpacked = (text: string): unknown => {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/')
  const bytes = base64ToBytes(base64.padEnd(Math.ceil(base64.length / 4) * 4, '='))
  if (!bytes) return null
  try {
    // At most twelve panels: a small text that unpacks to much more is not one of ours.
    return JSON.parse(strFromU8(inflateSync(bytes, { out: new Uint8Array(MOST_PANELS * 8192) })))
  } catch {
    return null
  }
}

const VARIABLE = 'var-'

/** The parameters of an address with these panels and variables. */
export const explorerParams = (
  panels: readonly (PanelOptions | Panel)[],
  variables: Readonly<Record<string, string>>,
): URLSearchParams => {
  const params = new URLSearchParams()
  const asked = panels.filter(({ query }) => query.trim() !== '')
  const length = asked.reduce((sum, { query }) => sum + query.length, 0)
  if (asked.length <= MOST_TEXTS && length <= MOST_CHARACTERS && asked.every(isUsual))
    for (const { query } of asked) params.append('q', query.trim())
  else params.set('d', packed(asked.map(optionsIn)))
  for (const [name, id] of Object.entries(variables)) params.set(VARIABLE + name, id)
  return params
}

const isExplorerParam = (name: string) =>
  ['q', 'd', 'preset', 'where', 'title'].includes(name) || name.startsWith(VARIABLE)

/** The part of a query string that is about panels and variables, to compare addresses. */
export const explorerPart = (search: string): string =>
  `${new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => isExplorerParam(name)))}`

/** The query string with other panels and variables. Its range stays. */
export const withExplorerPart = (search: string, part: URLSearchParams): string => {
  const others = [...new URLSearchParams(search)].filter(([name]) => !isExplorerParam(name))
  const params = new URLSearchParams([...part, ...others])
  return params.size > 0 ? `?${params}` : ''
}

export interface ReadAddress {
  /** Null if the address has none. */
  readonly panels: readonly PanelOptions[] | null
  readonly variables: Readonly<Record<string, string>>
  /** Why a part of the address could not be read. */
  readonly problem: string | null
}

/** The panels and variables of an address. What cannot be read is left out. */
export const readExplorerAddress = (search: string): ReadAddress => {
  const params = new URLSearchParams(search)
  const variables = Object.fromEntries(
    ID_VARIABLES.flatMap(name => {
      const id = params.get(VARIABLE + name)
      return id ? [[name, id]] : []
    }),
  )
  const texts = params.getAll('q')
  const packedPanels = params.get('d')
  if (packedPanels === null) {
    const fits = texts.filter(query => bytesOf(query) <= MAX_QUERY_BYTES)
    const problem =
      fits.length < texts.length
        ? 'A query of this address is longer than 4,096 bytes, so it was left out.'
        : null
    const panels = fits.slice(0, MOST_PANELS).map(query => ({ ...NEW_PANEL, query }))
    return { panels: panels.length > 0 ? panels : null, variables, problem }
  }
  const found = unpacked(packedPanels)
  const list: readonly unknown[] = Array.isArray(found) ? found.slice(0, MOST_PANELS) : []
  const panels = list.flatMap(each => (panelProblem(each) ? [] : [optionsIn(each as object)]))
  const problem =
    panels.length === 0
      ? 'The panels of this address cannot be read. It may have been cut.'
      : panels.length < list.length
        ? 'Some panels of this address cannot be read, so they were left out.'
        : null
  return { panels: panels.length > 0 ? panels : null, variables, problem }
}
