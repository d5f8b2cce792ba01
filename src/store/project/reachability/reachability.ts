import { weakMapMemoize } from '@reduxjs/toolkit'
import type { Query } from '@/api/operations/table'
import { containsIp } from '@/lib/cidr'
import { parseIp } from '@/lib/ip'
import { privateIps, versionOf } from '@/lib/ip-stack'
import { plainText } from '@/lib/rich-text'
import { selectSupports } from '@/store/release/release'
import { createEvent } from '@/store/setup/event'
import type { RootState } from '@/store/setup/state'
import { reachabilityPaths, type CheckParams } from '../reachability-paths'
import { check, verdictText, type Answer } from './check'
import { dataOf, ownBlocks, type Facts } from './facts'
import { fixesFor } from './fixes'
import type { Fix } from './fix'
import { questionText, readQuestion, type Question, type QuestionErrors } from './question'
import { judging, type Source } from './reading'

type Params = CheckParams<'check'>

/** What can be asked, as the address has it. */
export type CheckFields = Partial<
  Record<Exclude<keyof CheckParams<'check'>, 'project' | 'instance'>, string | undefined>
>

/**
 * Fields of the question have other values. Those that are empty or undefined are left out of the
 * address. Typed ones wait for a pause in typing, and for a text that can be asked about.
 */
export const checkChanged = createEvent<{ fields: CheckFields; isTyped: boolean }>(
  'reachability/changed',
  { isLoggable: true },
)

/** A check of an instance, as the page shows it. */
export interface CheckViewModel {
  question: Question
  /** The name of the instance. */
  instance: string
  /** The question in words. */
  asked: string
  errors: QuestionErrors
  /** Undefined until the other instance is chosen. */
  answer: Answer | undefined
  /** The external address that was found to serve, if it was asked about one. */
  address: string | undefined
  /** The verdict in one sentence. */
  verdict: string
  fixes: readonly Fix[]
  /** What the fields offer. */
  choices: {
    interfaces: readonly string[]
    addresses: readonly string[]
    ports: readonly string[]
    instances: readonly string[]
  }
  /** Verdict, steps and objects as a text for a ticket. */
  text: string
}

interface Input {
  source: Source
  params: Params
}

/** One object for each address, so that a judgement is made again only if an answer has changed. */
const inputOf = weakMapMemoize(
  (
    address: string,
    project: string,
    instance: string,
    hasIcmpTypes: boolean,
    hasSnat: boolean,
    hasExternalSubnets: boolean,
  ): Input => {
    const search = Object.fromEntries(new URLSearchParams(address.split('?', 2)[1] ?? ''))
    const params = { ...search, project, instance }
    const other = params['other' as keyof typeof params] ?? ''
    const source = { project, instance, other, hasIcmpTypes, hasSnat, hasExternalSubnets }
    return { source, params }
  },
)

const versionsOf = (texts: readonly string[]) => texts.map(text => versionOf(text))

/** The IP version that is asked about by default: one that connections can be made in. */
const defaultVersion = ({ subject, other }: Facts, asked: string | undefined) => {
  const own = (dataOf(subject.interfaces) ?? []).flatMap(({ ipStack }) => privateIps(ipStack))
  const theirs = (dataOf(other.interfaces) ?? []).flatMap(({ ipStack }) => privateIps(ipStack))
  const external = (dataOf(subject.ips) ?? []).filter(({ kind }) => kind !== 'snat')
  const offered =
    asked === 'from' || asked === 'to'
      ? own.map(({ version }) => version).filter(v => theirs.some(({ version }) => version === v))
      : asked === 'internet'
        ? []
        : versionsOf(external.map(({ ip }) => ip))
  return offered.includes('v4') || !offered.includes('v6') ? 'v4' : 'v6'
}

const USUAL_PORTS = ['22', '80', '443', '3389']

const choicesOf = (facts: Facts, { version, nic }: Question): CheckViewModel['choices'] => {
  const interfaces = dataOf(facts.subject.interfaces) ?? []
  const chosen = interfaces.find(each => (nic ? each.name === nic : each.primary))
  const rules = chosen ? (dataOf(facts.vpcs(chosen.vpcId).rules) ?? []) : []
  const named = rules
    .filter(({ direction }) => direction === 'inbound')
    .flatMap(({ filters }) => filters.ports ?? [])
    .filter(port => /^\d+$/.test(port))
  const own = dataOf(facts.subject.instance)?.name
  return {
    interfaces: interfaces.map(({ name }) => name),
    addresses: (dataOf(facts.subject.ips) ?? [])
      .filter(({ kind, ip }) => kind !== 'snat' && versionOf(ip) === version)
      .map(({ ip }) => ip),
    ports: [...new Set([...USUAL_PORTS, ...named])],
    instances: [...(facts.instanceNames ?? [])].filter(name => name !== own),
  }
}

/** Why an address that was asked about is not outside, or undefined. */
const insideError = (facts: Facts, { nic, remote }: Question): string | undefined => {
  const ip = remote === undefined ? undefined : parseIp(remote)
  const chosen = (dataOf(facts.subject.interfaces) ?? []).find(each =>
    nic ? each.name === nic : each.primary,
  )
  const at = chosen && facts.vpcs(chosen.vpcId)
  const vpc = at && dataOf(at.vpc)
  return ip && vpc && ownBlocks(vpc, dataOf(at.subnets) ?? []).some(block => containsIp(block, ip))
    ? 'Lies in this VPC: check from or to another instance instead'
    : undefined
}

const STATES = {
  passes: 'Passes',
  information: 'For your information',
  depends: 'Depends',
  unknown: 'Cannot tell',
  blocks: 'Blocks',
  pending: 'Checking…',
} as const

export const stateWord = (state: keyof typeof STATES): string => STATES[state]

const stepLines = ({ steps, detour }: Answer): readonly string[] => [
  ...steps.map(
    ({ title, state, text, details = [] }) =>
      `- ${title}: ${stateWord(state)}. ${[text, ...details].map(plainText).join(' ')}`,
  ),
  ...(detour ? ['', `By external addresses: ${verdictText(detour)}`, ...stepLines(detour)] : []),
]

const idLines = ({ subject, other }: Facts): readonly string[] =>
  [subject, other].flatMap(({ instance, interfaces }) => [
    ...[dataOf(instance)].flatMap(found => (found ? [`Instance ${found.name}: ${found.id}`] : [])),
    ...(dataOf(interfaces) ?? []).flatMap(({ name, id, vpcId, subnetId }) => [
      `Network interface ${name}: ${id} (VPC ${vpcId}, subnet ${subnetId})`,
    ]),
  ])

const judge = (facts: Facts, { params, source }: Input): CheckViewModel => {
  const defaults = {
    version: defaultVersion(facts, params.check),
    hasIcmpTypes: source.hasIcmpTypes,
    instance: source.instance,
  } as const
  const { question: asking, errors, other } = readQuestion(params, defaults)
  const inside = insideError(facts, asking)
  // As of every field with an error, its text is not asked about.
  const question = inside === undefined ? asking : { ...asking, remote: undefined }
  const isBetween = question.kind === 'from' || question.kind === 'to'
  const answer = isBetween && !other ? undefined : check(facts, question)
  const verdict = answer ? verdictText(answer) : 'Choose the other instance'
  const asked = questionText(question, other)
  const remote = errors.remote ?? inside
  const name = dataOf(facts.subject.instance)?.name ?? source.instance
  return {
    question,
    instance: name,
    asked,
    errors: { ...errors, remote },
    answer,
    address: answer?.steps.find(({ id, state }) => id === 'address' && state === 'passes')?.by,
    verdict,
    fixes: answer ? fixesFor(facts, question, answer, reachabilityPaths.check(params)) : [],
    choices: choicesOf(facts, question),
    text: [
      `${name}: ${asked}`,
      verdict,
      ...(answer ? stepLines(answer) : []),
      '',
      ...idLines(facts),
    ].join('\n'),
  }
}

const selectJudgement = judging(judge)

/** The check that the address asks for. Its queries are those that its answer needs next. */
export const selectCheck = (
  state: RootState,
  search: string,
  { project, instance }: Pick<Params, 'project' | 'instance'>,
): { check: CheckViewModel; queries: readonly Query[] } => {
  const found = selectJudgement(
    state,
    inputOf(
      search,
      project,
      instance,
      selectSupports(state, 'icmpTypes'),
      selectSupports(state, 'snat'),
      selectSupports(state, 'externalSubnets'),
    ),
  )
  return viewOf(found.result, found.queries)
}

const viewOf = weakMapMemoize((found: CheckViewModel, queries: readonly Query[]) => ({
  check: found,
  queries,
}))
