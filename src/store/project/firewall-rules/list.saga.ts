import { call } from 'typed-redux-saga'
import { refetch } from '@/api/core/api'
import { type ApiError, withBetterAdvice } from '@/api/core/api-error'
import { parentsOf } from '@/lib/name-or-id'
import { carryOutCommand } from '@/store/commands/run'
import { readAnew } from '@/store/queries/subscribe'
import { dispatcher } from '@/store/setup/effects'
import type { RulesPlace } from './events'
import { firewallRulesQuery } from './queries'
import { isSameList, type RuleBody } from './rules'

/** Reads the current rules. */
export const readRules = ({ project, vpc }: RulesPlace) =>
  readAnew(firewallRulesQuery({ project, vpc }))

/** An error from writing rules, and whether they were stored nevertheless. */
interface Refusal {
  error: ApiError
  isStored: boolean
}

/** Writes all rules. If that fails they are read again, because some errors occur after storing. */
export function* writeRules({ project, vpc }: RulesPlace, rules: RuleBody[]) {
  const dispatch = yield* dispatcher()
  const outcome = yield* carryOutCommand({
    endpoint: 'vpcFirewallRulesUpdate',
    args: { query: { vpc, ...parentsOf(vpc, { project }) }, body: { rules } },
  } as const)
  if (!('error' in outcome)) return null
  const found = yield* call(() => refetch(dispatch, firewallRulesQuery({ project, vpc })))
  const isStored = !('error' in found) && isSameList(found.data.rules, rules)
  const refusal: Refusal = { error: outcome.error, isStored }
  return refusal
}

const OTHER_VPC =
  'A rule can only name its own VPC, by its current name. Check for targets and host filters that name another one.'
const STORED = 'The rules were saved, but may not be in effect.'

/** The server's message, with advice if it has none. */
export const explain = ({ error, isStored }: Refusal): string => {
  const { message, errorCode } = error
  const isAboutVpc = errorCode === 'InvalidRequest' && /\bvpc\b/i.test(message)
  const more = [isAboutVpc && OTHER_VPC, isStored && STORED].filter(Boolean).join(' ')
  return more ? withBetterAdvice(error, more) : message
}
