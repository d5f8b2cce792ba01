import { createEvent } from '@/store/setup/event'
import type { RuleBody, RulesVerb } from './rules'

const isLoggable = true

/** The project and VPC of rules, by name or id. */
export interface RulesPlace {
  project: string
  vpc: string
}

/** Saves the rule of a form. */
export const ruleSaveRequested = createEvent<
  RulesPlace & {
    form: string
    /** The rule as the user last saw it; null for a new one. */
    opened: RuleBody | null
    rule: RuleBody
    /** Where to go once it is saved. */
    to: string
  }
>('firewallRules/saveRequested', { isLoggable })

/** The user wants to check a rule whose targets are not instances by name. */
export const ruleCheckRequested = createEvent<RulesPlace & { rule: string }>(
  'firewallRules/checkRequested',
  { isLoggable },
)

/**
 * Applies the same change to each of these rules. `source` links the outcome to its confirmation.
 */
export const rulesChangeRequested = createEvent<
  RulesPlace & {
    source: string
    names: readonly string[]
    verb: RulesVerb
    /** The name that `rename` gives the VPC in them. */
    vpcName?: string
    /** Without a toast about success or failure: who requested it reports that. */
    isQuiet?: boolean
  }
>('firewallRules/changeRequested', { isLoggable })
