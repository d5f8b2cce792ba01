import type { ActionViewModel } from '@/store/commands/action'
import { definePath, type PathParams } from '@/store/routing/path'

/**
 * The addresses of the check whether an instance can be reached, apart from those of the project’s
 * pages, because they load with its late parts.
 */
export const reachabilityPaths = {
  check: definePath(
    '/projects/:project/instances/:instance/reachability?check&protocol&port&message&version&interface&address&remote&other',
  ),
  /** Forms that are filled in, and lead back to the check. */
  ruleCreate: definePath(
    '/projects/:project/vpcs/:vpc/firewall-rules-new?name&priority&target&protocol&port&hostType&host&back',
  ),
  rule: definePath('/projects/:project/vpcs/:vpc/firewall-rules/:rule/edit?back'),
  routeCreate: definePath(
    '/projects/:project/vpcs/:vpc/routers/:router/routes-new?destination&gateway&back',
  ),
  route: definePath('/projects/:project/vpcs/:vpc/routers/:router/routes/:route/edit?back'),
  gatewayCreate: definePath('/projects/:project/vpcs/:vpc/internet-gateways-new?name&back'),
  poolAttach: definePath(
    '/projects/:project/vpcs/:vpc/internet-gateways/:gateway/ip-pools-new?pool&back',
  ),
}

/** The parameters of one of these addresses. */
export type CheckParams<Page extends keyof typeof reachabilityPaths> = PathParams<
  (typeof reachabilityPaths)[Page]
>

/** The action that opens the check, filled in. */
export const checkAction = (
  params: CheckParams<'check'>,
  label = 'Check reachability',
): ActionViewModel => ({
  id: 'checkReachability',
  label,
  to: reachabilityPaths.check(params),
})

/** An address of the check, and of nothing else. */
const isCheck = (address: string): boolean =>
  /^\/projects\/[^/?#\\]+\/instances\/[^/?#\\]+\/reachability(?:\?[^#]*)?$/.test(address)

/** Leads back to the check that opened the form, or to its usual address. */
export const returning =
  <Params extends object>(usual: (params: Params) => string) =>
  (params: Params & { readonly back?: string }): string =>
    params.back !== undefined && isCheck(params.back) ? params.back : usual(params)
