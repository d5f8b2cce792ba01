import type { VpcFirewallRule } from '@/api/generated/types'
import { emphasis, rich } from '@/lib/rich-text'
import { confirmWith, type ActionViewModel } from '@/store/commands/action'
import { projectPaths } from '../paths'
import { checkAction } from '../reachability-paths'
import { ruleCheckRequested, rulesChangeRequested, type RulesPlace } from './events'
import { listedNames, type RulesVerb } from './rules'

const changed = (place: RulesPlace, names: readonly string[], verb: RulesVerb) => {
  const source = `firewallRules/${verb}/${names.join(' ')}`
  return { source, event: rulesChangeRequested({ ...place, source, names, verb }) }
}

const consequences = rich`This cannot be undone.`

const CHECK = 'Check this rule'

/** The check of an instance, and of an interface if not the primary one, by what a rule is about. */
export const checkWith = (
  { direction, filters }: VpcFirewallRule,
  target: { project: string; instance: string; interface?: string },
): ActionViewModel => {
  const protocol = filters.protocols?.[0]?.type.replace(/^icmp6$/, 'icmp')
  const port = filters.ports?.[0]?.split('-')[0]
  return checkAction(
    {
      ...target,
      check: direction === 'inbound' ? 'outside' : 'internet',
      ...(protocol && { protocol }),
      ...(port && { port }),
    },
    CHECK,
  )
}

/** The check of the first instance that a rule names. Without one, an instance is looked for. */
const checkOf = (rule: VpcFirewallRule, place: RulesPlace): ActionViewModel => {
  const { project } = place
  const instance = rule.targets.find(({ type }) => type === 'instance')?.value
  if (instance !== undefined) return checkWith(rule, { project, instance })
  return {
    id: 'checkReachability',
    label: CHECK,
    event: ruleCheckRequested({ ...place, rule: rule.name }),
  }
}

/** The actions on a rule in its row. */
export const ruleActions = (rule: VpcFirewallRule, place: RulesPlace): ActionViewModel[] => {
  const { name, status } = rule
  const switching =
    status === 'enabled'
      ? ({ id: 'disable', label: 'Disable' } as const)
      : ({ id: 'enable', label: 'Enable' } as const)
  const params = { ...place, rule: name }
  return [
    { id: 'edit', label: 'Edit', to: projectPaths.firewallRule(params) },
    { id: 'clone', label: 'Clone', to: projectPaths.firewallRuleClone(params) },
    { ...switching, event: changed(place, [name], switching.id).event },
    checkOf(rule, place),
    {
      id: 'delete',
      label: 'Delete',
      isDanger: true,
      event: confirmWith(
        { verb: 'Delete', kind: 'firewall rule', name, tone: 'danger', consequences },
        changed(place, [name], 'delete'),
      ),
    },
  ]
}

/** The actions on several selected rules. */
export const selectionActions = (
  names: readonly string[],
  place: RulesPlace,
): ActionViewModel[] => {
  const [name = ''] = names
  return [
    { id: 'enable', label: 'Enable', event: changed(place, names, 'enable').event },
    { id: 'disable', label: 'Disable', event: changed(place, names, 'disable').event },
    {
      id: 'delete',
      label: 'Delete',
      isDanger: true,
      event: confirmWith(
        {
          verb: 'Delete',
          tone: 'danger',
          consequences,
          ...(names.length === 1
            ? { kind: 'firewall rule', name }
            : {
                kind: 'firewall rules',
                name,
                text: rich`Are you sure you want to delete the ${emphasis(String(names.length))} firewall rules ${listedNames(names)}?`,
              }),
        },
        changed(place, names, 'delete'),
      ),
    },
  ]
}
