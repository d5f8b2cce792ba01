import { blockOf, commentText, expression, quoteHcl, type Paragraph } from '@/lib/hcl'
import { formatNumber } from '@/lib/number'
import { mapped, type Slices } from '@/lib/slices'
import { capitalize, pluralize } from '@/lib/text'
import type { Provider } from './dialects'
import type { Indexed } from './found'
import { brokenRules } from './network-resources'
import { isOfSystem, type Options, type Scope } from './options'
import { planOf } from './plan'
import { typeOf, type Kind, type LeftOut, type Plan } from './things'
import { resourceOf } from './resources'
import { Writing, type Resource } from './writing'

/** Something to know before a text is applied, with the objects concerned. */
interface Warning {
  readonly text: string
  readonly names: readonly string[]
}

/** A configuration, in parts that are files of their own or follow each other in one. */
export interface Terraform {
  readonly text: string
  readonly files: Readonly<Record<string, string>>
  /** Imports instances without restarting them; empty if there are none to import. */
  readonly importScript: string
  readonly resources: number
  readonly leftOut: readonly LeftOut[]
  readonly warnings: readonly Warning[]
}

const FILES: Readonly<Record<Kind, { file: string; heading: string }>> = {
  project: { file: 'network.tf', heading: 'Project' },
  vpc: { file: 'network.tf', heading: '' },
  subnet: { file: 'network.tf', heading: '' },
  router: { file: 'network.tf', heading: '' },
  route: { file: 'network.tf', heading: '' },
  gateway: { file: 'network.tf', heading: '' },
  gatewayPool: { file: 'network.tf', heading: '' },
  gatewayAddress: { file: 'network.tf', heading: '' },
  rules: { file: 'network.tf', heading: '' },
  antiAffinityGroup: { file: 'instances.tf', heading: 'Anti-affinity groups' },
  disk: { file: 'storage.tf', heading: 'Disks' },
  snapshot: { file: 'storage.tf', heading: 'Snapshots' },
  floatingIp: { file: 'network.tf', heading: 'Floating IPs' },
  externalSubnet: { file: 'network.tf', heading: 'External subnets' },
  instance: { file: 'instances.tf', heading: 'Instances' },
  attachment: { file: 'instances.tf', heading: 'Attachments' },
  image: { file: 'storage.tf', heading: 'Images' },
  sshKey: { file: 'system.tf', heading: 'SSH keys' },
  silo: { file: 'system.tf', heading: 'Silos' },
  samlProvider: { file: 'system.tf', heading: 'Identity providers' },
  systemPool: { file: 'system.tf', heading: 'IP pools' },
  ipPoolLink: { file: 'system.tf', heading: 'Silos of IP pools' },
  systemSubnetPool: { file: 'system.tf', heading: 'Subnet pools' },
  subnetPoolMember: { file: 'system.tf', heading: 'Members of subnet pools' },
  subnetPoolLink: { file: 'system.tf', heading: 'Silos of subnet pools' },
  addressLot: { file: 'system.tf', heading: 'Address lots' },
}

interface Part {
  readonly file: string
  readonly text: string
}

export const resourceText = (writing: Writing, { thing, paragraphs }: Resource): string =>
  blockOf(
    `resource "${typeOf(thing.kind, writing.dialect)}" "${writing.labelOf(thing)}"`,
    paragraphs,
  )

/** Blocks below each other; those of several lines have empty lines around them. */
const stacked = (blocks: readonly string[]): string =>
  blocks
    .map((block, at) => {
      const isLong = (text = '') => text.includes('\n')
      return at > 0 && (isLong(block) || isLong(blocks[at - 1])) ? `\n${block}` : block
    })
    .join('\n')

const versionsOf = ({ pin, required }: Provider): string => `terraform {
  required_version = ${quoteHcl(required)}
  required_providers {
    oxide = { source = "oxidecomputer/oxide", version = ${quoteHcl(pin)} }
  }
}

provider "oxide" {}
`

function* sections(
  writing: Writing,
  resources: readonly Resource[],
  restarting: number,
): Slices<Part[]> {
  const texts = yield* mapped(resources, each => resourceText(writing, each))
  const parts: { heading: string; file: string; blocks: string[] }[] = []
  for (const [at, { thing }] of resources.entries()) {
    const { file, heading: kind } = FILES[thing.kind]
    const heading = thing.vpc ? `VPC ${thing.vpc.name}` : kind
    let part = parts.at(-1)
    if (part?.heading !== heading || part.file !== file) {
      part = { heading, file, blocks: [] }
      parts.push(part)
    }
    part.blocks.push(texts[at]!)
  }
  return parts.map(({ heading, file, blocks }) => {
    const hint =
      heading === 'Instances' && restarting > 0
        ? '# Run import-instances.sh before the first plan: it imports them without a restart.\n'
        : ''
    return { file, text: `# ${commentText(heading)}\n${hint}${blocks.join('\n\n')}\n` }
  })
}

export const lookupsOf = (writing: Writing): string =>
  stacked(
    writing.lookups
      .toSorted((a, b) => (`${a.type}.${a.label}` < `${b.type}.${b.label}` ? -1 : 1))
      .map(({ type, label, lines }) => blockOf(`data "${type}" "${label}"`, [lines])),
  )

export const variablesOf = ({ variables }: Writing): string =>
  stacked(
    variables.map(({ name, description, secrecy }) => {
      const lines: Paragraph = [
        { name: 'type', value: expression('string') },
        { name: 'description', value: description },
        ...(secrecy ? [{ name: 'sensitive', value: true }] : []),
        ...(secrecy === 'ephemeral' ? [{ name: 'ephemeral', value: true }] : []),
      ]
      return blockOf(`variable "${name}"`, [lines])
    }),
  )

function* importsOf(writing: Writing, resources: readonly Resource[]): Slices<string> {
  const blocks = yield* mapped(resources, ({ thing, importId, importNote }) => {
    const lines: Paragraph = [
      { name: 'to', value: expression(writing.addressOf(thing)) },
      { name: 'id', value: importId, note: importNote },
    ]
    return `${blockOf('import', [lines])}\n`
  })
  return blocks.join('')
}

export const leftOutLine = ({ text, reason }: LeftOut): string =>
  `${commentText(`${text}: ${reason}`)}.`

const importScriptOf = (writing: Writing, instances: readonly Resource[]): string => {
  if (instances.length === 0) return ''
  const imports = instances.map(
    ({ thing, importId }) => `"$TERRAFORM" import '${writing.addressOf(thing)}' ${importId}`,
  )
  return `#!/bin/sh
# Imports ${pluralize('instance', instances.length)} without restarting them. Run it before the first plan, beside
# the configuration. It needs jq, and Terraform or, with TERRAFORM=tofu, OpenTofu.
set -eu
TERRAFORM=\${TERRAFORM:-terraform}

${imports.join('\n')}

# An import does not set start_on_create, and the first plan would stop and start the instances to
# set it. The state of before is kept in state-before.json.
"$TERRAFORM" state pull > state-before.json
jq '(.resources[] | select(.mode == "managed" and .type == "oxide_instance") | .instances[].attributes)
  |= (if .start_on_create == null then .start_on_create = true else . end) | .serial += 1' \\
  state-before.json > state-after.json
"$TERRAFORM" state push state-after.json
`
}

const warningsOf = (
  {
    index,
    plan,
    writing,
    provider,
  }: { index: Indexed; plan: Plan; writing: Writing; provider: Provider },
  resources: readonly Resource[],
): Warning[] => {
  const nameOf = ({ thing }: Resource) => thing.path.at(-1) ?? ''
  const ofKind = (kind: Kind) => resources.filter(({ thing }) => thing.kind === kind)
  const restarted = writing.isCopy ? [] : resources.filter(({ change }) => change === 'restart')
  const disks = writing.isCopy ? ofKind('disk') : []
  const broken = plan.things.flatMap(({ kind, vpc }) =>
    kind === 'rules' && vpc ? brokenRules(writing, vpc) : [],
  )
  const routed = ofKind('subnet').filter(({ thing }) => index.subnet.get(thing.key)?.customRouterId)
  const list = (names: readonly string[], one: string, many: string): Warning[] =>
    names.length === 0
      ? []
      : [
          {
            text: `${pluralize(one.split('|')[0] ?? '', names.length)} ${names.length === 1 ? one.split('|')[1] : many}`,
            names,
          },
        ]
  return [
    ...list(
      restarted.map(nameOf),
      'instance|is stopped and started by the first apply',
      'are stopped and started by the first apply',
    ),
    ...(disks.length > 0
      ? [
          {
            text: `Contents of ${pluralize('disk', disks.length)} are not copied`,
            names: disks.map(nameOf),
          },
        ]
      : []),
    ...list(
      broken.map(({ name }) => name),
      'rule|names an object that does not exist',
      'name objects that do not exist',
    ),
    ...list(
      routed.map(nameOf),
      'subnet|would lose its custom router on a change',
      'would lose their custom routers on a change',
    ),
    ...(writing.variables.length > 0
      ? [
          {
            text: `Fill in ${pluralize('variable', writing.variables.length)}`,
            names: writing.variables.map(({ name }) => name),
          },
        ]
      : []),
    ...(provider.isTried
      ? []
      : [{ text: `Not tried with provider ${provider.pin.replace('~> ', '')}`, names: [] }]),
  ]
}

/** `Project "web"`, `2 disks of project "web"`, as the text of a comment. */
export const scopeWords = ({ project, names }: Indexed, { kind, ids }: Scope): string => {
  const nouns = {
    vpc: 'VPC',
    instance: 'instance',
    disk: 'disk',
    snapshot: 'snapshot',
    floatingIp: 'floating IP',
    externalSubnet: 'external subnet',
    antiAffinityGroup: 'anti-affinity group',
    silo: 'silo',
    systemPool: 'IP pool',
    systemSubnetPool: 'subnet pool',
    addressLot: 'address lot',
    sshKey: 'SSH key',
  }
  if (kind === 'firewallRules') return `Firewall rules in project "${project.name}"`
  if (isOfSystem({ kind, ids })) {
    const name = ids.length === 1 ? names.get(ids[0] ?? '')?.name : undefined
    return name === undefined
      ? pluralize(nouns[kind as keyof typeof nouns], ids.length)
      : `${capitalize(nouns[kind as keyof typeof nouns])} "${name}"`
  }
  return kind === 'project'
    ? `Project "${project.name}"`
    : `${pluralize(nouns[kind as keyof typeof nouns], ids.length)} of project "${project.name}"`
}

/** Identity providers cannot be imported before 0.22: to make one that is equal adopts it. */
const canImport = ({ thing: { kind } }: Resource, { dialect }: Provider): boolean =>
  kind !== 'samlProvider' || dialect === 'G'

/** Writes what was read as a configuration of Terraform and OpenTofu. */
export function* terraformOf(
  index: Indexed,
  scope: Scope,
  options: Options,
  provider: Provider,
): Slices<Terraform> {
  const plan = planOf(index, scope, options, provider.dialect)
  const { things, leftOut } = plan
  yield
  const writing = new Writing(index, options, provider.dialect, plan)
  yield
  for (const { kind, key } of plan.adopted) writing.lookUp(kind, key)
  const resources = yield* mapped(things, thing => resourceOf(writing, thing))
  const { isCopy } = writing
  const isByScript = ({ thing }: Resource) =>
    !isCopy && thing.kind === 'instance' && options.instances === 'script'
  const scripted = resources.filter(isByScript)
  const imported = isCopy
    ? []
    : resources.filter(each => !isByScript(each) && canImport(each, provider))
  const adopted = resources.length - imported.length - scripted.length
  const changed = imported.filter(({ change = 'none' }) => change !== 'none').length
  const restarted = imported.filter(({ change }) => change === 'restart').length
  const stopped = `${pluralize('instance', restarted)} ${restarted === 1 ? 'is' : 'are'} stopped and started.`
  const effect = isCopy
    ? `First apply: ${formatNumber(resources.length)} added.`
    : `First apply: ${formatNumber(imported.length)} imported, ${formatNumber(changed)} changed, ${formatNumber(adopted)} added, 0 destroyed.${
        adopted > 0 ? ' Identity providers that are equal are adopted by adding them.' : ''
      }${
        restarted > 0 ? ` ${stopped}` : ''
      }${scripted.length > 0 ? ` Run import-instances.sh before it: ${pluralize('instance', scripted.length)}.` : ''}`
  const header = [
    `${scopeWords(index, scope)} on ${index.host}, release ${index.release}: ${pluralize('object', things.length)}, ${formatNumber(leftOut.length)} left out (at the end).`,
    'Set OXIDE_HOST and OXIDE_TOKEN, or OXIDE_PROFILE. No secret is in this file.',
    effect,
  ]
  const intro = header.map(line => `# ${commentText(line)}\n`).join('')
  const lookups = lookupsOf(writing)
  const variables = variablesOf(writing)
  const imports = yield* importsOf(writing, imported)
  const parts: Part[] = [
    { file: 'versions.tf', text: `${intro}\n${versionsOf(provider)}` },
    ...(variables ? [{ file: 'variables.tf', text: `# To fill in\n${variables}\n` }] : []),
    ...(lookups ? [{ file: 'lookups.tf', text: `# Outside the selection\n${lookups}\n` }] : []),
    ...(yield* sections(writing, resources, scripted.length)),
    ...(imports
      ? [
          {
            file: 'imports.tf',
            text: `# Imports: done once, by the first apply; these blocks can go afterwards.\n${imports}`,
          },
        ]
      : []),
  ]
  const tail =
    leftOut.length > 0
      ? `\n# Left out\n${leftOut.map(each => `# - ${leftOutLine(each)}\n`).join('')}`
      : ''
  const files: Record<string, string> = {}
  for (const { file, text } of parts)
    files[file] = files[file] === undefined ? text : `${files[file]}\n${text}`
  return {
    text: parts.map(({ text }) => text).join('\n') + tail,
    files,
    importScript: importScriptOf(writing, scripted),
    resources: resources.length,
    leftOut,
    warnings: warningsOf({ index, plan, writing, provider }, resources),
  }
}
