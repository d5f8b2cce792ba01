import { allOperations } from '@/api/operations/full-table'
import type { CallArgs, Operation } from '@/api/core/operation'
import { readJson, requestOf, resultOf } from '@/api/core/wire'
import type { OxqlQueryResult, TimeseriesSchemaResultsPage } from '@/api/generated/types'
import type { Ports } from '@/app/ports'
import { ALL_ITEMS_LIMIT } from '@/lib/limits'

/** What the helpers of the developer's console need of the page. */
export interface Hands {
  transport: Ports['transport']
  /** Prints rows as a table. */
  printTable(rows: readonly object[]): void
  /** Prints a line. */
  print(line: string): void
  /** Tells that something was changed past the console. */
  changed(): void
}

const operationOf = (id: string): Operation => {
  const found = (allOperations as Record<string, Operation | undefined>)[id]
  if (!found || found.kind === 'stream') throw new Error(`The API has no operation ${id}.`)
  return found
}

/**
 * Calls an operation of the API by its id in camelCase, with `{path?, query?, body?}` in camelCase.
 * Rejects with an Error in the server's words when it is refused.
 */
export const callByHand = async (
  { transport, changed }: Pick<Hands, 'transport' | 'changed'>,
  id: string,
  args: CallArgs = {},
): Promise<unknown> => {
  const operation = operationOf(id)
  const response = await transport(requestOf(operation, args, { host: '', token: null }))
  const { status } = response
  if (status < 200 || status >= 300) {
    const { message = '' } = (readJson(response) ?? {}) as { message?: string }
    throw new Error(`${id} was answered with ${status}${message && `: ${message}`}`)
  }
  if (operation.kind === 'mutation') changed()
  return resultOf(operation, response)
}

/** Runs an OxQL query, and prints a table for each of its timeseries, headed by its fields. */
export const queryByHand = async (hands: Hands, query: string) => {
  const args = { body: { query } }
  const { tables } = (await callByHand(hands, 'systemTimeseriesQuery', args)) as OxqlQueryResult
  for (const { name, timeseries } of tables) {
    for (const { fields, points } of Object.values(timeseries)) {
      const shown = Object.entries(fields).map(([field, { value }]) => `${field}=${String(value)}`)
      hands.print([name, ...shown].join(' '))
      hands.printTable(
        points.timestamps.map((timestamp, at) => ({
          timestamp,
          ...points.values.map(({ values }) => values.values[at]),
        })),
      )
    }
  }
  return tables
}

/** Lists the schemas of timeseries whose names have `search` in them, and prints them. */
export const schemasByHand = async (hands: Hands, search = '') => {
  const args = { query: { limit: ALL_ITEMS_LIMIT } }
  const { items } = (await callByHand(
    hands,
    'systemTimeseriesSchemaList',
    args,
  )) as TimeseriesSchemaResultsPage
  const found = items.filter(({ timeseriesName }) => timeseriesName.includes(search))
  hands.printTable(
    found.map(({ timeseriesName, datumType, units }) => ({ timeseriesName, datumType, units })),
  )
  return found
}
