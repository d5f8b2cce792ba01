import { allOperations } from '@/api/operations/full-table'
import type { CallArgs, Operation } from '@/api/core/operation'
import { ASSUMED, releaseOf, requestFor, type KnownRack } from '@/api/core/rack'
import { readJson, resultOf } from '@/api/core/wire'
import type { OxqlQueryResult, TimeseriesSchemaResultsPage } from '@/api/generated/types'
import type { Ports } from '@/ports/ports'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'

/** What the helpers of the developer console need from the page. */
export interface Devtools {
  transport: Ports['transport']
  /** The rack to speak to. */
  rack: KnownRack
  /** Prints rows as a table. */
  printTable(rows: readonly object[]): void
  /** Prints a line. */
  print(line: string): void
  /** Reports that something was changed outside the console. */
  changed(): void
}

const operationOf = (id: string): Operation => {
  const found = (allOperations as Record<string, Operation | undefined>)[id]
  if (!found || found.kind === 'stream') throw new Error(`The API has no operation ${id}.`)
  return found
}

/**
 * Calls an operation of the newest API by its id in camelCase, with `{path?, query?, body?}` in
 * camelCase, as the rack understands it. Rejects with an Error that has the server's message if it
 * is refused, and with `Unsupported` if the rack cannot be asked.
 */
export const callOperation = async (
  { transport, rack, changed }: Pick<Devtools, 'transport' | 'rack' | 'changed'>,
  id: string,
  args: CallArgs = {},
): Promise<unknown> => {
  const operation = operationOf(id)
  const target = releaseOf(rack) ?? ASSUMED
  const { request, read } = requestFor(operation, args, target, { host: '', token: null })
  const response = await transport(request)
  const { status } = response
  if (status < 200 || status >= 300) {
    const { message = '' } = (readJson(response) ?? {}) as { message?: string }
    const data = operation.ifRefused?.(message)
    if (data) return data
    throw new Error(`${id} was answered with ${status}${message && `: ${message}`}`)
  }
  if (operation.kind === 'mutation') changed()
  return read(resultOf(operation, response))
}

/** Runs an OxQL query and prints a table for each timeseries, headed by its fields. */
export const runQuery = async (devtools: Devtools, query: string) => {
  const args = { body: { query } }
  const { tables } = (await callOperation(
    devtools,
    'systemTimeseriesQuery',
    args,
  )) as OxqlQueryResult
  for (const { name, timeseries } of tables) {
    for (const { fields, points } of Object.values(timeseries)) {
      const shown = Object.entries(fields).map(([field, { value }]) => `${field}=${String(value)}`)
      devtools.print([name, ...shown].join(' '))
      devtools.printTable(
        points.timestamps.map((timestamp, at) => ({
          timestamp,
          ...points.values.map(({ values }) => values.values[at]),
        })),
      )
    }
  }
  return tables
}

/** Prints the schemas of timeseries whose names contain `search`. */
export const listSchemas = async (devtools: Devtools, search = '') => {
  const args = { query: { limit: ALL_ITEMS_LIMIT } }
  const { items } = (await callOperation(
    devtools,
    'systemTimeseriesSchemaList',
    args,
  )) as TimeseriesSchemaResultsPage
  const found = items.filter(({ timeseriesName }) => timeseriesName.includes(search))
  devtools.printTable(
    found.map(({ timeseriesName, datumType, units }) => ({ timeseriesName, datumType, units })),
  )
  return found
}
