import { put, select, takeLatest } from 'typed-redux-saga'
import { selectData, type ApiState, type QueryHandle } from '@/api/core/api'
import type {
  Instance,
  InstanceNetworkInterface,
  VpcFirewallRule,
  VpcSubnet,
} from '@/api/generated/types'
import { privateIps } from '@/lib/ip-stack'
import { emphasis } from '@/lib/rich-text'
import { navigationRequested } from '@/store/navigation/events'
import { read, releaseAll, type FailedQuery } from '@/store/queries/subscribe'
import type { RootState } from '@/store/setup/state'
import { failureToast, toastAdded } from '@/store/toasts/slice'
import { matchingTargets } from '../instance-firewall/rules'
import { allInstancesQuery } from '../queries'
import { allSubnetInterfacesQuery, allSubnetsQuery, vpcViewQuery } from '../vpcs/queries'
import { checkWith } from './actions'
import { ruleCheckRequested, type RulesPlace } from './events'
import { firewallRulesQuery } from './queries'

/** Number of subnets of a VPC in which an instance is looked for. */
const MOST_SUBNETS = 20

/** Answers to a question may be this old, in seconds. */
const FRESH_SECONDS = 60

interface Target {
  instance: Instance
  nic: InstanceNetworkInterface
}

/** The interfaces in a subnet that a rule is for, those of running instances first. */
const targetsIn = (
  state: ApiState,
  rule: VpcFirewallRule,
  subnet: VpcSubnet,
  place: RulesPlace,
): readonly Target[] => {
  const vpc = selectData(state, vpcViewQuery(place))?.name
  const instances = selectData(state, allInstancesQuery(place))?.items ?? []
  const nics = selectData(state, allSubnetInterfacesQuery({ subnet: subnet.id }))?.items ?? []
  const isStopped = ({ instance }: Target) => instance.runState !== 'running'
  return nics
    .flatMap((nic): Target[] => {
      const instance = instances.find(({ id }) => id === nic.instanceId)
      if (!instance) return []
      const ips = privateIps(nic.ipStack).map(({ ip }) => ip)
      const subject = {
        instance: instance.name,
        interfaces: [{ ips, vpc, subnet: subnet.name }],
      }
      return matchingTargets(rule, subject).length > 0 ? [{ instance, nic }] : []
    })
    .toSorted((a, b) => Number(isStopped(a)) - Number(isStopped(b)))
}

/**
 * Looks for an instance that a rule is for, a running one if there is one, subnet by subnet. Adds to
 * `failed` what could not be read.
 */
function* findTarget(
  rule: VpcFirewallRule,
  place: RulesPlace,
  handles: QueryHandle[],
  failed: FailedQuery[],
) {
  const list = yield* select((state: RootState) => selectData(state, allSubnetsQuery(place)))
  const named = rule.targets.filter(({ type }) => type === 'subnet').map(({ value }) => value)
  const subnets = (list?.items ?? []).toSorted(
    (a, b) => Number(named.includes(b.name)) - Number(named.includes(a.name)),
  )
  let found: Target | undefined
  for (const subnet of subnets.slice(0, MOST_SUBNETS)) {
    const query = allSubnetInterfacesQuery({ subnet: subnet.id })
    failed.push(...(yield* read([query], handles, FRESH_SECONDS)))
    const [first] = yield* select(targetsIn, rule, subnet, place)
    if (first?.instance.runState === 'running') return first
    found ??= first
  }
  return found
}

/** Opens the check of a rule for an instance that it is for. */
function* openCheck({ payload }: ReturnType<typeof ruleCheckRequested>) {
  const { rule: name, ...place } = payload
  const handles: QueryHandle[] = []
  try {
    const lists = [
      firewallRulesQuery(place),
      vpcViewQuery(place),
      allSubnetsQuery(place),
      allInstancesQuery(place),
    ]
    const failed = yield* read(lists, handles, FRESH_SECONDS)
    const rules = yield* select((state: RootState) => selectData(state, firewallRulesQuery(place)))
    const rule = rules?.rules.find(each => each.name === name)
    const target = rule && (yield* findTarget(rule, place, handles, failed))
    const { to } =
      rule && target
        ? checkWith(rule, {
            project: place.project,
            instance: target.instance.name,
            ...(!target.nic.primary && { interface: target.nic.name }),
          })
        : {}
    const [problem] = failed
    if (to !== undefined) yield* put(navigationRequested({ to }))
    else if (problem)
      yield* put(failureToast(problem.error, { title: 'Could not look for an instance' }))
    else
      yield* put(
        toastAdded({
          variant: 'info',
          content: ['No instance was found that the rule ', emphasis(name), ' is for'],
        }),
      )
  } finally {
    releaseAll(handles)
  }
}

/** Opens the check of rules that name no instance. */
export function* watchRuleChecks() {
  yield* takeLatest(ruleCheckRequested, openCheck)
}
