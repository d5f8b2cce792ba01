import { unsupportedBy } from '@/api/core/rack'
import { selectData, type ApiState } from '@/api/core/api'
import type { Command } from '@/api/operations/table'
import { Unsupported } from '@/api/releases/step'
import { groupedBy } from '@/lib/grouped'
import { commentText } from '@/lib/hcl'
import { generatedName } from '@/lib/name'
import { plainText } from '@/lib/rich-text'
import { commaSeries } from '@/lib/text'
import { withValue } from '@/machines/bulk-plan/bulk-plan.rules'
import type { BulkRequest, BulkRow } from '@/machines/bulk-plan/bulk-plan.events'
import { selectBulk } from '@/store/bulk/selectors'
import { shownCommands, SUFFIX, type Equivalents } from '@/store/commands/equivalents'
import { plainRequest, type Api } from '@/store/commands/writers'
import { snapshotRequested } from '@/store/project/disks/events'
import { rulesChangeRequested } from '@/store/project/firewall-rules/events'
import { firewallRulesQuery } from '@/store/project/firewall-rules/queries'
import { planChange } from '@/store/project/firewall-rules/rules'
import { stopAndStartRequested } from '@/store/project/instances/events'
import { selectRelease } from '@/store/release/release'
import type { RootState } from '@/store/setup/state'
import { selectOrigin } from '@/store/tab/slice'
import { requestIn, requestsFile } from './bodies'
import { knownIn } from './known'
import { terraformOfRequests } from './requested'

/** What a row of a plan sends; none if that is found out on the way. */
const commandsOf = (state: ApiState, event: BulkRequest): readonly Command[] => {
  if (snapshotRequested.match(event)) {
    const { project, disk } = event.payload
    const name = generatedName([disk], SUFFIX)
    const body = { name, disk, description: '' }
    return [{ endpoint: 'snapshotCreate', args: { query: { project }, body } }]
  }
  if (rulesChangeRequested.match(event)) {
    const { project, vpc, names, verb, vpcName } = event.payload
    const present = selectData(state, firewallRulesQuery({ project, vpc }))?.rules ?? []
    const { rules } = planChange(present, names, verb, vpcName)
    const query = { project, vpc }
    return rules ? [{ endpoint: 'vpcFirewallRulesUpdate', args: { query, body: { rules } } }] : []
  }
  const { command } = (event.payload ?? {}) as { command?: Command }
  if (!command) return []
  if (!stopAndStartRequested.match(event)) return [command]
  return [command, { ...command, endpoint: 'instanceStart' } as Command]
}

/** A request of a plan, with the rows that it is for. */
interface Planned {
  readonly commands: readonly Command[]
  readonly rows: readonly BulkRow[]
}

/** A row that sends nothing. */
interface Unplanned {
  readonly row: BulkRow
  readonly reason: string
}

/** What the plan under review sends, in its order, and the rows that send nothing. */
const plannedOf = (state: RootState) => {
  const { plan, value, isWithExtras, extras } = selectBulk(state)
  if (!plan) return undefined
  const rows = [...plan.rows, ...((isWithExtras && extras?.rows) || [])]
  const requests = { ...plan.requests, ...(isWithExtras && extras?.requests) }
  const planned = new Map<string, Planned>()
  const unplanned: Unplanned[] = []
  for (const [source, own] of groupedBy(rows, row => row.source ?? '')) {
    const event = requests[source]
    const commands = event ? commandsOf(state, withValue(event, plan.field, value)) : []
    if (commands.length > 0) planned.set(source, { commands, rows: own })
  }
  for (const row of rows) {
    if (row.reason) unplanned.push({ row, reason: plainText(row.reason) })
    else if (row.source !== undefined && !planned.has(row.source))
      unplanned.push({
        row,
        reason: 'takes several requests, of which each depends on the last',
      })
  }
  return { noun: plan.noun, planned: [...planned.values()], unplanned }
}

const NO_PLAN = 'There is no plan under review.'
const NO_REQUESTS =
  'This plan takes several steps for each row: there are no single requests for it.'

/** The requests of the plan under review, in its order, and the rows that send none. */
export const plannedEquivalents = (state: RootState, { operations }: Api): Equivalents => {
  const found = plannedOf(state)
  if (!found) return { reason: NO_PLAN }
  const { planned, unplanned } = found
  const commands = planned.flatMap(each => shownCommands(operations, each.commands))
  const leftOut = unplanned.map(({ row, reason }) => `- ${commentText(`${row.name}: ${reason}`)}`)
  return commands.length === 0 ? { reason: NO_REQUESTS } : { commands, leftOut }
}

/** The requests of the plan under review as a file, or why there is none. */
export const plannedRequests = (state: RootState, api: Api): { text: string; reason?: string } => {
  const found = plannedOf(state)
  if (!found) return { text: '', reason: NO_PLAN }
  const { noun, planned, unplanned } = found
  const madeFrom = ({ kind = noun, name, key: id }: BulkRow) => ({ kind, name, id })
  try {
    const requests = planned.flatMap(({ commands, rows }) => {
      const names = commaSeries(
        rows.map(({ name }) => name),
        'and',
      )
      const of = { ...madeFrom(rows[0]!), name: names }
      return shownCommands(api.operations, commands).map(command =>
        requestIn(command.endpoint, plainRequest(api, command), of),
      )
    })
    const leftOut = unplanned.map(({ row, reason }) => ({ ...madeFrom(row), reason }))
    return { text: requestsFile(api, requests, leftOut).trimEnd() }
  } catch (cause) {
    if (!(cause instanceof Unsupported)) throw cause
    return { text: '', reason: unsupportedBy(api.rack, cause) }
  }
}

/** The requests as a configuration of Terraform, or why there is none. */
export const terraformEquivalents = (
  state: RootState,
  found: Equivalents,
  api: Api,
  isByIds: boolean,
): { text: string; reason?: string } => {
  if ('reason' in found) return { text: '', reason: found.reason }
  const { commands, leftOut = [] } = found
  try {
    for (const command of commands) plainRequest(api, command)
  } catch (cause) {
    if (!(cause instanceof Unsupported)) throw cause
    return { text: '', reason: unsupportedBy(api.rack, cause) }
  }
  const written = terraformOfRequests(commands, {
    known: knownIn(state),
    host: selectOrigin(state),
    release: selectRelease(state),
    isByIds,
  })
  if (leftOut.length === 0 || written.text === '') return written
  return { text: `${written.text}\n\n# Left out\n${leftOut.map(line => `# ${line}`).join('\n')}` }
}
