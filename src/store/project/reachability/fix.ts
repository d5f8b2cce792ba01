import type { ActionViewModel } from '@/store/commands/action'
import { check, verdictText } from './check'
import { dataOf, type Cause, type Facts, type MachineFacts, type VpcFacts } from './facts'
import type { Question } from './question'

/** What can be done about what decides, and the verdict that it would lead to. */
export interface Fix {
  /** One of this feature, or those of the instance that attach addresses or start it. */
  action: ActionViewModel | 'attachIp' | 'start'
  /** The verdict afterwards: `Reachable as far as the rack is concerned`. */
  leadsTo: string
  /** What to know before: who could come in, what has to be stopped. */
  note?: string
}

export interface Asked {
  facts: Facts
  question: Question
  /** The address of the check, which forms lead back to. */
  back: string
}

export type Of<Kind extends Cause['kind']> = Extract<Cause, { kind: Kind }>

export const changedVpc = (
  facts: Facts,
  name: string,
  change: (vpc: VpcFacts) => Partial<VpcFacts>,
): Facts => ({
  ...facts,
  vpcs: id => {
    const vpc = facts.vpcs(id)
    return dataOf(vpc.vpc)?.name === name ? { ...vpc, ...change(vpc) } : vpc
  },
})

export const changedMachine = (
  facts: Facts,
  name: string,
  change: (machine: MachineFacts) => Partial<MachineFacts>,
): Facts => {
  const changed = (machine: MachineFacts) =>
    dataOf(machine.instance)?.name === name ? { ...machine, ...change(machine) } : machine
  return { ...facts, subject: changed(facts.subject), other: changed(facts.other) }
}

export const leadsTo = (changed: Facts, { question }: Asked): string =>
  verdictText(check(changed, question))

export const link = (id: string, label: string, to: string): ActionViewModel => ({ id, label, to })
