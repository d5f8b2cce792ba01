import { createSelector } from '@reduxjs/toolkit'
import { selectData } from '@/api/core/api'
import { copiedName } from '@/lib/copied-name'
import { MAX_FIREWALL_RULES_PER_VPC } from '@/lib/limits'
import type { RichText } from '@/lib/rich-text'
import { defineForm } from '@/store/forms/define-form'
import type { RootState } from '@/store/setup/state'
import { projectPaths, type ProjectParams } from '../paths'
import { returning, type CheckParams } from '../reachability-paths'
import { ruleSaveRequested } from './events'
import { PLAIN_PROTOCOLS } from './protocols'
import { firewallRulesQuery } from './queries'
import { FULL } from './rules'
import {
  checkRule,
  LISTS,
  NEW_RULE,
  presentRules,
  ruleOf,
  savingCommand,
  valuesOf,
  type RuleValues,
} from './values'

type Filled = CheckParams<'ruleCreate'>

const ALLOWED = [...PLAIN_PROTOCOLS, { type: 'icmp6', value: null } as const]

const LEAVE_TO = returning(projectPaths.firewallRules)

/** The values of a rule that a check offers, which allows what it found denied. */
const filledIn = ({
  name,
  priority,
  target,
  protocol,
  port,
  hostType,
  host,
}: Filled): RuleValues => ({
  ...NEW_RULE,
  ...(name && { name }),
  ...(priority && { priority: Number(priority) }),
  targets: target ? [{ type: 'instance', value: target }] : [],
  protocols: ALLOWED.filter(({ type }) => type === protocol),
  ports: port ? [port] : [],
  hosts: host ? [{ type: hostType === 'instance' ? 'instance' : 'ip', value: host }] : [],
})

/**
 * Creates a rule: an empty one, or a copy of the rule whose id or name is `params.rule`. A saga
 * writes all rules together.
 */
export const firewallRuleCreateForm = defineForm<RuleValues, unknown, Filled & { rule?: string }>({
  name: 'firewallRuleCreate',
  ...LISTS,
  initial(context) {
    const { rule } = context.params
    const rules = presentRules(context)
    const original = rules.find(({ id }) => id === rule) ?? rules.find(({ name }) => name === rule)
    return original
      ? { ...valuesOf(original), name: copiedName(original.name) }
      : filledIn(context.params)
  },
  check: (values, context) =>
    checkRule(
      values,
      presentRules(context).map(({ name }) => name),
    ),
  equivalent: (values, context) => savingCommand(context, null, values),
  succeeded: (_result, values, { params }) => ({
    isDelegated: true,
    followUps: [
      ruleSaveRequested({
        form: 'firewallRuleCreate',
        project: params.project,
        vpc: params.vpc,
        opened: null,
        rule: ruleOf(values),
        to: LEAVE_TO(params),
      }),
    ],
  }),
  leaveTo: LEAVE_TO,
})

/** Why no rule can be added to the VPC, or undefined. */
export const selectReasonCannotAdd = createSelector(
  [
    (state: RootState, params: ProjectParams<'vpc'>) =>
      selectData(state, firewallRulesQuery(params))?.rules.length ?? 0,
  ],
  (count): RichText | undefined => (count >= MAX_FIREWALL_RULES_PER_VPC ? [FULL] : undefined),
)
