import type { VpcFirewallRuleUpdate } from '@/api/generated/types'
import { formChanged, formSubmitted } from '@/store/forms/events'
import { selectForm } from '@/store/forms/selectors'
import { toBody } from '@/store/project/firewall-rules/rules'
import { selectRuleRows } from '@/store/project/firewall-rules/firewall-rules'
import type { RuleValues } from '@/store/project/firewall-rules/values'
import { startConsole, type TestConsole } from '#tests/support/console'
import { recordOf } from '../instances/support'

export const VPC = '/projects/mock-project/vpcs/mock-vpc'
export const TAB = `${VPC}/firewall-rules`
export const CREATE = 'firewallRuleCreate'
export const EDIT = 'firewallRuleEdit'

type Options = Omit<Parameters<typeof startConsole>[0], 'path'>

/** The rules of the mock VPC, or the page at the given path below it. */
export const open = (over = '/firewall-rules', options: Options = {}) =>
  startConsole({ path: `${VPC}${over}`, ...options })

export const rowsOf = (console: TestConsole, vpc = 'mock-vpc', project = 'mock-project') =>
  selectRuleRows(console.state(), { project, vpc })

export const namesOf = (console: TestConsole) => rowsOf(console).map(({ name }) => name)

export const rowOf = (console: TestConsole, name: string) => {
  const row = rowsOf(console).find(each => each.name === name)
  if (!row) throw new Error(`The list shows no ${name}.`)
  return row
}

export const fill = (
  console: TestConsole,
  form: string,
  values: Partial<RuleValues> & Record<string, unknown>,
) => console.send(formChanged({ form, values }))

export const submit = (console: TestConsole, form: string) => console.send(formSubmitted({ form }))

export const formOf = (console: TestConsole, form: string) => selectForm(console.state(), form)

export const pathOf = (console: TestConsole) => console.history.current().path

/** The rules as stored by the server. */
export const stored = ({ backend }: TestConsole, vpc = 'mock-vpc') => {
  const { db } = backend.backendState
  return [...db.firewallRules.in(recordOf(db.vpcs, vpc).id)]
}

export const writes = (console: TestConsole) =>
  console.requests.filter(({ method, url }) => method === 'PUT' && url.includes('firewall-rules'))

/** The rules sent by the last write. */
export const written = (console: TestConsole) =>
  (
    JSON.parse(writes(console).at(-1)?.body ?? '{"rules":[]}') as {
      rules: (VpcFirewallRuleUpdate & Record<string, unknown>)[]
    }
  ).rules

/** A rule as racks before release 16 have it. */
const asWritten = ({ filters, ...rule }: VpcFirewallRuleUpdate) => ({
  ...rule,
  filters: {
    ...filters,
    protocols: filters.protocols?.map(({ type }) => type.toUpperCase()) ?? null,
  },
})

/** Changes the rules as another tab would, bypassing this console. */
export const elsewhere = async (
  console: TestConsole,
  change: (rules: VpcFirewallRuleUpdate[]) => VpcFirewallRuleUpdate[],
) => {
  const rules = change(stored(console).map(rule => toBody(rule)))
  const response = await console.backend.handle({
    method: 'PUT',
    url: '/v1/vpc-firewall-rules?project=mock-project&vpc=mock-vpc',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ rules: rules.map(asWritten) }),
  })
  if (response.status !== 200) throw new Error(String(response.body))
}
