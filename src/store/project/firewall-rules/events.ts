import { createEvent } from '@/store/setup/event'
import type { RuleBody, RulesVerb } from './rules'

const isLoggable = true

/** Where rules are: a project and a VPC, by name or id. */
export interface RulesPlace {
  project: string
  vpc: string
}

/** A form wants its rule saved. */
export const ruleSaveRequested = createEvent<
  RulesPlace & {
    form: string
    /** The rule as whoever edited it has last seen it; null for a new one. */
    opened: RuleBody | null
    rule: RuleBody
  }
>('firewallRules/saveRequested', { isLoggable })

/** The same is to be done to each of these rules. `source` ties the end to what asked for it. */
export const rulesChangeRequested = createEvent<
  RulesPlace & { source: string; names: readonly string[]; verb: RulesVerb }
>('firewallRules/changeRequested', { isLoggable })
