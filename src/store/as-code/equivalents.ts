import { unsupportedBy } from '@/api/core/rack'
import { selectData, type ApiState } from '@/api/core/api'
import type { Command } from '@/api/operations/table'
import { Unsupported } from '@/api/releases/step'
import { commentText } from '@/lib/hcl'
import { generatedName } from '@/lib/name'
import { plainText } from '@/lib/rich-text'
import { withValue } from '@/machines/bulk-plan/bulk-plan.rules'
import type { BulkRequest } from '@/machines/bulk-plan/bulk-plan.events'
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

/** The requests of the plan under review, in its order, and the rows that send none. */
export const plannedEquivalents = (state: RootState, { operations }: Api): Equivalents => {
  const { plan, value, isWithExtras, extras } = selectBulk(state)
  if (!plan) return { reason: 'There is no plan under review.' }
  const rows = [...plan.rows, ...((isWithExtras && extras?.rows) || [])]
  const requests = { ...plan.requests, ...(isWithExtras && extras?.requests) }
  const sources = [...new Set(rows.flatMap(({ source }) => source ?? []))]
  const sent = new Map(
    sources.map(source => {
      const event = requests[source]
      return [source, event ? commandsOf(state, withValue(event, plan.field, value)) : []]
    }),
  )
  const leftOut = rows.flatMap(({ name, source, reason }) => {
    if (reason) return `- ${commentText(`${name}: ${plainText(reason)}`)}`
    const isSent = source === undefined || (sent.get(source) ?? []).length > 0
    return isSent
      ? []
      : `- ${commentText(`${name}: takes several requests, of which each depends on the last`)}`
  })
  const commands = shownCommands(operations, [...sent.values()].flat())
  return commands.length === 0
    ? { reason: 'This plan takes several steps for each row: there are no single requests for it.' }
    : { commands, leftOut }
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
