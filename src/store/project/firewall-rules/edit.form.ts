import { supports } from '@/api/releases/ladder'
import { defineEditForm } from '@/store/forms/edits'
import type { FormContext } from '@/store/forms/definition'
import { IDENTITY_LABELS } from '@/store/forms/identity'
import { projectPaths } from '../paths'
import { returning, type CheckParams } from '../reachability-paths'
import { ruleSaveRequested } from './events'
import { protocolText } from './protocols'
import { firewallRulesQuery } from './queries'
import { endText, toBody } from './rules'
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

type Context = FormContext<CheckParams<'rule'>>

const LEAVE_TO = returning(projectPaths.firewallRules)

const editedRule = (context: Context) =>
  presentRules(context).find(({ name }) => name === context.params.rule)

/** Edits the rule named `params.rule`. A saga writes all rules together. */
export const firewallRuleEditForm = defineEditForm<RuleValues, unknown, CheckParams<'rule'>>({
  name: 'firewallRuleEdit',
  edits: {
    queries: ({ params }) => [firewallRulesQuery(params)],
    // Every write gives all rules new ids.
    object: context => {
      const rule = editedRule(context)
      return rule && { id: rule.name }
    },
    labels: {
      isEnabled: 'Enabled',
      ...IDENTITY_LABELS,
      action: 'Action',
      direction: 'Direction of traffic',
      priority: 'Priority',
      targets: 'Targets',
      ports: 'Port filters',
      protocols: 'Protocol filters',
      hosts: 'Host filters',
    },
    text(field, values, { release }) {
      if (field === 'targets' || field === 'hosts') return values[field].map(endText)
      return field === 'protocols'
        ? values.protocols.map(each => protocolText(each, supports(release, 'icmpTypes')))
        : undefined
    },
  },
  ...LISTS,
  initial(context) {
    const found = editedRule(context)
    return found ? valuesOf(found) : NEW_RULE
  },
  check: (values, context) =>
    checkRule(
      values,
      presentRules(context)
        .map(({ name }) => name)
        .filter(name => name !== context.params.rule),
    ),
  equivalent(values, context) {
    const found = editedRule(context)
    return found ? savingCommand(context, toBody(found), values) : null
  },
  succeeded(_result, values, context) {
    const { project, vpc, rule: name } = context.params
    const found = editedRule(context)
    return {
      isDelegated: true,
      followUps: [
        ruleSaveRequested({
          form: 'firewallRuleEdit',
          project,
          vpc,
          opened: found ? toBody(found) : { ...ruleOf(values), name },
          rule: ruleOf(values),
          to: LEAVE_TO(context.params),
        }),
      ],
    }
  },
  leaveTo: LEAVE_TO,
})
