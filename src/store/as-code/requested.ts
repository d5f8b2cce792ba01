import type { VpcFirewallRule } from '@/api/generated/types'
import type { Command, Query } from '@/api/operations/table'
import type { Release } from '@/api/releases/ladder'
import { commentText } from '@/lib/hcl'
import { capitalize } from '@/lib/text'
import { knows, providersOf, type Dialect } from './dialects'
import { Drafting } from './drafting'
import { identifierOf } from './labels'
import { listOf, type Known, type KnownBase } from './known'
import { DEFAULTS } from './options'
import { rulesProblem, SINCE } from './plan-vpcs'
import { change, KIND_OF, namedBy } from './requested-changes'
import { MAKERS } from './requested-objects'
import { resourceOf } from './resources'
import { lookupsOf, resourceText, variablesOf } from './terraform'
import { typeOf, type Thing } from './things'
import { NOUNS, SOURCES, Writing } from './writing'

type Sent = Command | Query

type Given = Readonly<Record<string, string>>

const argsOf = ({ args }: Sent) => {
  const { path = {}, query = {}, body } = args as { path?: Given; query?: Given; body?: object }
  return { path, query, body }
}

/** What has no resource, by the operation that makes or changes it. */
const WITHOUT: readonly (readonly [RegExp, string])[] = [
  [/^affinityGroup/, 'affinity groups'],
  [/[cC]ertificateCreate$/, 'certificates that are added to a silo'],
  [/^localIdpUser/, 'local users'],
  [/^scimToken/, 'SCIM tokens'],
  [/^supportBundle/, 'support bundles'],
  [/^(webhook|alert)/, 'alert receivers'],
  [/^networkingBgp/, 'BGP'],
  [/^networkingBfd/, 'BFD sessions'],
  [/^networkingLoopback/, 'loopback addresses'],
  [/^networkingSwitchPort/, 'switch ports and their settings, which it no longer supports'],
  [/^networkingAllowList/, 'the allow list'],
  [/^networkingInboundIcmp/, 'inbound ICMP'],
  [/^(targetRelease|systemUpdate)/, 'updates of the system'],
  [/^rackMembership/, 'the membership of the rack'],
  [/^probe/, 'probes'],
  [/[pP]olicyUpdate$/, 'access'],
  [/^authSettings/, 'sign-in settings'],
  [/^instanceMulticastGroup/, 'multicast groups'],
]

const NO_ACTIONS = 'Terraform describes objects, not actions.'

/** Why a request is no part of a configuration. */
const reasonWithout = (endpoint: string): string => {
  const [, what] = WITHOUT.find(([pattern]) => pattern.test(endpoint)) ?? []
  if (what !== undefined) return `The provider of Terraform has no resource for ${what}.`
  return /(Create|Add|Update)$/.test(endpoint)
    ? 'The provider of Terraform has no resource for this.'
    : NO_ACTIONS
}

/** The kinds of data sources that have another name than their objects. */
const SOURCE_OF: Readonly<Partial<Record<string, keyof typeof SOURCES>>> = {
  ipPool: 'ipPool',
  siloIpPool: 'ipPool',
  subnetPool: 'subnetPool',
}

const draftQuery = (draft: Drafting, base: KnownBase, sent: Sent) => {
  const kind = SOURCE_OF[base] ?? KIND_OF[base]
  const { path, query } = argsOf(sent)
  if (!kind || !SOURCES[kind]) {
    draft.say('Terraform has no data source for this.')
    return
  }
  const { found } = namedBy(draft, base, path, query)
  draft.remark(writing => {
    writing.lookUp(kind, found.id)
    return ''
  })
}

/** Drafts what a request makes, changes or reads, or says why that is in no configuration. */
const draftOne = (draft: Drafting, sent: Sent) => {
  const { endpoint } = sent
  const { path, query, body } = argsOf(sent)
  const make = (MAKERS as Partial<Record<string, (to: Drafting, args: unknown) => void>>)[endpoint]
  const [, base = '', verb] = /^(.+?)(View|Update|Delete)$/.exec(endpoint) ?? []
  const isKnown = listOf(base) !== undefined
  if (make) make(draft, { path, query, body })
  else if (verb === 'View' && isKnown) draftQuery(draft, base as KnownBase, sent)
  else if (verb === 'View' || endpoint.endsWith('List'))
    draft.say('Terraform has no data source for this.')
  else if (verb === 'Update' && isKnown && KIND_OF[base as KnownBase])
    change(draft, base as KnownBase, path, query, body ?? {})
  else if (verb === 'Delete' && isKnown && KIND_OF[base as KnownBase])
    draft.remark(({ dialect }) => {
      const kind = KIND_OF[base as KnownBase]!
      const { path: names } = namedBy(draft, base as KnownBase, path, query)
      draft.deleted.push(`${typeOf(kind, dialect)}.${identifierOf(names)}`)
      return ''
    })
  else draft.say(reasonWithout(endpoint))
}

/** Why the provider cannot make an object. */
const problemOf = (
  { kind, path, vpc }: Thing,
  dialect: Dialect,
  rules: readonly VpcFirewallRule[],
) => {
  const name = path.at(-1) ?? ''
  if (!knows(dialect, typeOf(kind, dialect))) {
    const noun = capitalize(
      NOUNS[kind] ?? typeOf(kind, dialect).replace('oxide_', '').replaceAll('_', ' '),
    )
    return `${noun} "${name}": this needs provider ${SINCE[kind] ?? 'later'}.`
  }
  if (kind !== 'rules' || !vpc) return undefined
  const problem = rulesProblem(rules, dialect)
  return problem === undefined ? undefined : `Firewall rules of VPC "${name}": ${problem}.`
}

const DELETED =
  'Remove these resources from the configuration and apply it. If Terraform manages one that is deleted here, the next apply creates it again.'

interface Wanted {
  readonly known: Known
  readonly host: string
  readonly release: Release
  /** Whether objects are named by their ids where these are known. */
  readonly isByIds: boolean
}

interface Written {
  readonly blocks: readonly string[]
  readonly sentences: readonly string[]
}

/** Writes what requests about one project make. */
const writtenIn = (
  sent: readonly Sent[],
  project: string | undefined,
  prefix: readonly string[],
  { known, host, release, isByIds }: Wanted,
): Written => {
  const { dialect } = providersOf(release)[0]!
  const draft = new Drafting(known, project)
  for (const each of sent) draftOne(draft, each)
  const index = draft.index(host, release)
  const things = draft.things.filter(thing => {
    const problem = problemOf(thing, dialect, index.rulesOf(thing.vpc?.id ?? ''))
    if (problem !== undefined) draft.say(problem)
    return problem === undefined
  })
  const options = {
    ...DEFAULTS,
    purpose: 'create',
    projectName: draft.project.name,
    keepsAddresses: true,
    outside: isByIds ? 'ids' : 'names',
  } as const
  const writing = new Writing(index, options, dialect, { things, adopted: [], leftOut: [] }, prefix)
  const resources = things.map(thing => resourceText(writing, resourceOf(writing, thing)))
  const remarks = draft.remarks.map(remark => remark(writing)).filter(text => text !== '')
  const { deleted } = draft
  const deletion = [`# ${DELETED}`, ...deleted.map(address => `# - ${address}`)].join('\n')
  return {
    blocks: [
      variablesOf(writing),
      lookupsOf(writing),
      ...resources,
      ...remarks,
      ...(deleted.length > 0 ? [deletion] : []),
    ].filter(text => text !== ''),
    sentences: [...draft.sentences],
  }
}

const projectOf = (sent: Sent): string | undefined => {
  const { path, query } = argsOf(sent)
  if (sent.endpoint === 'projectCreate') return (sent as Command<'projectCreate'>).args.body.name
  return query.project ?? path.project
}

/** Requests as a configuration of what they make, or why there is none. */
export const terraformOfRequests = (
  sent: readonly Sent[],
  wanted: Wanted,
): { text: string; reason?: string } => {
  const projects = [...new Set(sent.flatMap(each => projectOf(each) ?? []))]
  const written =
    projects.length < 2
      ? [writtenIn(sent, projects[0], [], wanted)]
      : [undefined, ...projects].map(project => {
          const own = sent.filter(each => projectOf(each) === project)
          return writtenIn(own, project, project === undefined ? [] : [project], wanted)
        })
  const blocks = written.flatMap(each => each.blocks)
  const sentences = [...new Set(written.flatMap(each => each.sentences))]
  if (blocks.length === 0) return { text: '', reason: sentences.join(' ') }
  const { pin, isTried } = providersOf(wanted.release)[0]!
  const version = pin.replace('~> ', '')
  const head = [
    `For provider oxidecomputer/oxide ${pin}.${isTried ? '' : ` Not tried with ${version}.`}`,
    ...sentences,
  ]
  const intro = head.map(line => `# ${commentText(line)}\n`).join('')
  return { text: `${intro}\n${blocks.join('\n\n')}` }
}
