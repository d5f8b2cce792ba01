import type { VpcFirewallRuleProtocol } from '@/api/generated/types'
import { tidyBlock } from '@/lib/ip-block'
import { numberError, type NumberEntry, readNumber } from '@/lib/number-entry'
import type { EntryRule, FormContext, Pressed } from '@/store/forms/definition'
import { identityForm, type Identity } from '@/store/forms/identity'
import { errorsOf } from '@/store/forms/rules'
import type { Command } from '@/api/operations/table'
import type { ProjectParams } from '../paths'
import {
  addEnd,
  addPort,
  limitError,
  NO_END,
  NO_PORT,
  typedEndError,
  typedPortError,
  type EndEntry,
  type EndType,
  type PortEntry,
  type RuleEnd,
} from './entries'
import {
  addProtocol,
  NO_PROTOCOL,
  PLAIN_PROTOCOLS,
  typedProtocolError,
  type ProtocolEntry,
  type ProtocolType,
} from './protocols'
import { firewallRulesQuery } from './queries'
import { NAME_TAKEN, planSave, type RuleBody } from './rules'

export interface RuleValues extends Identity {
  isEnabled: boolean
  action: RuleBody['action']
  direction: RuleBody['direction']
  priority: NumberEntry
  targets: readonly RuleEnd[]
  ports: readonly string[]
  protocols: readonly VpcFirewallRuleProtocol[]
  hosts: readonly RuleEnd[]
  /** The entries being typed, which are not part of the rule until they are added. */
  target: EndEntry
  port: PortEntry
  host: EndEntry
  protocol: ProtocolEntry
}

const entries: Readonly<Record<string, EntryRule<RuleValues>>> = {
  targets: {
    add: ({ target, targets }) => {
      const { entry, ends } = addEnd(target, targets, 'Target')
      return { target: entry, targets: ends }
    },
    empty: ({ target: { type } }) => ({ target: { ...NO_END, type } }),
  },
  hosts: {
    add: ({ host, hosts }) => {
      const { entry, ends } = addEnd(host, hosts, 'Host')
      return { host: entry, hosts: ends }
    },
    empty: ({ host: { type } }) => ({ host: { ...NO_END, type } }),
  },
  ports: {
    add: ({ port: typed, ports: listed }) => {
      const { entry: port, ports } = addPort(typed, listed)
      return { port, ports }
    },
    empty: { port: NO_PORT },
  },
  protocols: {
    add: ({ protocol: typed, protocols: listed }) => {
      const { entry: protocol, protocols } = addProtocol(typed, listed)
      return { protocol, protocols }
    },
    empty: { protocol: NO_PROTOCOL },
  },
}

const tidyEnd = (end: EndEntry): EndEntry => ({ ...end, value: tidyBlock(end.value) })

/** How both forms make the lists of a rule out of what is typed and pressed. */
export const LISTS = {
  entries,
  presses: {
    // A value of one type is none of another.
    targetType: (_values: RuleValues, type: Pressed) => ({
      target: { ...NO_END, type: type as EndType },
    }),
    hostType: (_values: RuleValues, type: Pressed) => ({
      host: { ...NO_END, type: type as EndType },
    }),
    protocolType: (_values: RuleValues, type: Pressed) => ({
      protocol: { ...NO_PROTOCOL, type: type as ProtocolType },
    }),
    plainProtocols: (_values: RuleValues, chosen: Pressed) => ({
      protocols: PLAIN_PROTOCOLS.filter(({ type }) => chosen.includes(type)),
    }),
  },
  tidies: { target: tidyEnd, host: tidyEnd, priority: readNumber },
}

export const PRIORITY = { label: 'Priority', min: 0, max: 65535, isInteger: true } as const

const NOTHING_TYPED = { target: NO_END, port: NO_PORT, host: NO_END, protocol: NO_PROTOCOL }

export const NEW_RULE: RuleValues = {
  isEnabled: true,
  ...identityForm.initial(),
  action: 'allow',
  direction: 'inbound',
  // As low as the default rules of a VPC, so that it overrides no other rule by default.
  priority: 65534,
  targets: [],
  ports: [],
  protocols: [],
  hosts: [],
  ...NOTHING_TYPED,
}

/** The initial values of a form for this rule. */
export const valuesOf = (rule: RuleBody): RuleValues => ({
  isEnabled: rule.status === 'enabled',
  name: rule.name,
  description: rule.description,
  action: rule.action,
  direction: rule.direction,
  priority: rule.priority,
  targets: rule.targets,
  ports: rule.filters.ports ?? [],
  protocols: rule.filters.protocols ?? [],
  hosts: rule.filters.hosts ?? [],
  ...NOTHING_TYPED,
})

/** The rule for the values of a form. */
export const ruleOf = (values: RuleValues): RuleBody => ({
  name: values.name,
  description: values.description,
  status: values.isEnabled ? 'enabled' : 'disabled',
  direction: values.direction,
  targets: [...values.targets],
  filters: {
    hosts: [...values.hosts],
    ports: [...values.ports],
    protocols: [...values.protocols],
  },
  action: values.action,
  // A form with an invalid priority is not submitted.
  priority: Number(values.priority),
})

/** The rules of the VPC, as far as loaded. */
export const presentRules = ({ params, read }: FormContext<ProjectParams<'vpc'>>) =>
  read(firewallRulesQuery(params))?.rules ?? []

/**
 * The write of all rules that saves this one; null if it cannot be saved. Without the others, which
 * may not have been read, it would delete them.
 */
export const savingCommand = (
  context: FormContext<ProjectParams<'vpc'>>,
  opened: RuleBody | null,
  values: RuleValues,
): Command | null => {
  const present = context.read(firewallRulesQuery(context.params))?.rules
  const plan = present && planSave([...present], opened, ruleOf(values))
  if (plan?.kind !== 'write') return null
  const { project, vpc } = context.params
  const { rules } = plan
  return { endpoint: 'vpcFirewallRulesUpdate', args: { query: { project, vpc }, body: { rules } } }
}

/** Validates a rule; `others` are the names of the other rules. */
export const checkRule = (values: RuleValues, others: readonly string[]) => {
  const { name, description } = identityForm.check(values)
  return errorsOf({
    name: name ?? (others.includes(values.name) ? NAME_TAKEN : undefined),
    description,
    priority: numberError(values.priority, { ...PRIORITY, isRequired: true }),
    targets: limitError(values.targets, 'targets'),
    ports: limitError(values.ports, 'port filters'),
    hosts: limitError(values.hosts, 'host filters'),
    target: typedEndError(values.target, values.targets, 'Target'),
    port: typedPortError(values.port, values.ports),
    host: typedEndError(values.host, values.hosts, 'Host'),
    protocol: typedProtocolError(values.protocol, values.protocols),
  })
}
