import type { ActionViewModel } from '@/store/commands/action'
import { confirmAccepted } from '@/store/confirm/confirm'
import {
  formChanged,
  formConflictsSettled,
  formEntryAdded,
  formPressed,
  formSubmitted,
} from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { navigationRequested } from '@/store/navigation/events'
import { selectionActions } from '@/store/project/firewall-rules/actions'
import type { RuleValues } from '@/store/project/firewall-rules/values'
import { selectRuleRows } from '@/store/project/firewall-rules/firewall-rules'
import type { TestConsole } from './console'

const place = { project: 'mock-project', vpc: 'perimeter' }
const VPC = '/projects/mock-project/vpcs/perimeter'

export const FIREWALL_JOB_START = '/projects/mock-project/vpcs-new'

const go = (console: TestConsole, to: string) => console.send(navigationRequested({ to }))

const fillAndSubmit = async (
  console: TestConsole,
  form: string,
  values: Partial<RuleValues> & Record<string, unknown>,
) => {
  await console.send(formChanged({ form, values }))
  await console.send(formSubmitted({ form }))
}

const choose = async (
  console: TestConsole,
  actions: readonly ActionViewModel[] = [],
  id: string,
) => {
  const action = actions.find(each => each.id === id)
  if (!action?.event) throw new Error(`${id} is not possible.`)
  await console.send(action.event)
}

const rowsOf = (console: TestConsole) => selectRuleRows(console.state(), place)

/** Types port ranges, and adds what of them can be added. */
export const addPorts = async (console: TestConsole, form: string, value: string) => {
  await console.send(formChanged({ form, values: { port: { value, isChecked: false } } }))
  await console.send(formEntryAdded({ form, list: 'ports' }))
}

/** Changes the description of all rules behind the console's back, as another tab would. */
const changeElsewhere = async ({ backend }: TestConsole) => {
  const url = `/v1/vpc-firewall-rules?project=${place.project}&vpc=${place.vpc}`
  const call = { url, headers: { 'content-type': 'application/json' } }
  const { body } = await backend.handle({ ...call, method: 'GET', body: null })
  const { rules } = JSON.parse(String(body)) as { rules: object[] }
  const changed = rules.map(rule => ({ ...rule, description: 'theirs' }))
  await backend.handle({ ...call, method: 'PUT', body: JSON.stringify({ rules: changed }) })
}

/**
 * A user creates a VPC and a firewall rule with every kind of target and filter, copies it, edits a
 * rule that was changed concurrently, disables two and deletes all. Returns what the list showed on
 * the way. Starts at `FIREWALL_JOB_START`.
 */
export const doFirewallJob = async (console: TestConsole) => {
  const seen: string[][] = []
  const see = () =>
    seen.push(
      rowsOf(console).map(({ name, status }) => `${name}${status === 'enabled' ? '' : ' (off)'}`),
    )

  await fillAndSubmit(console, 'vpcCreate', { name: place.vpc, dnsName: place.vpc })
  see()

  const ends: RuleValues['targets'] = [
    { type: 'vpc', value: place.vpc },
    { type: 'subnet', value: 'default' },
    { type: 'instance', value: 'db1' },
    { type: 'ip', value: '192.168.0.1' },
    { type: 'ip_net', value: '10.0.0.0/8' },
  ]
  await go(console, `${VPC}/firewall-rules-new`)
  const form = 'firewallRuleCreate'
  await addPorts(console, form, '22, 8000-8080')
  await console.send(formPressed({ form, press: 'protocolType', on: 'tcp' }))
  await console.send(formEntryAdded({ form, list: 'protocols' }))
  await fillAndSubmit(console, form, {
    name: 'everything',
    priority: 5,
    targets: ends,
    hosts: ends,
  })
  await go(console, `${VPC}/firewall-rules-new/everything`)
  await fillAndSubmit(console, 'firewallRuleCreate', {})
  see()

  await console.advance(3000)
  await go(console, `${VPC}/firewall-rules/allow-ssh/edit`)
  await changeElsewhere(console)
  await fillAndSubmit(console, 'firewallRuleEdit', {
    name: 'ssh',
    description: 'mine',
    priority: 9,
  })
  seen.push([...(selectForm(console.state(), 'firewallRuleEdit')?.context.conflicts ?? [])])
  await console.send(formConflictsSettled({ form: 'firewallRuleEdit' }))
  see()

  await choose(console, selectionActions(['ssh', 'everything-copy'], place), 'disable')
  see()
  const names = rowsOf(console).map(({ name }) => name)
  await choose(console, selectionActions(names, place), 'delete')
  await console.send(confirmAccepted())
  see()
  return seen
}
