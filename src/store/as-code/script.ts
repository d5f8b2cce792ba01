import { releaseOf, unsupportedBy, ASSUMED } from '@/api/core/rack'
import { Unsupported } from '@/api/releases/step'
import { kebabCase } from '@/lib/case'
import { commentText, wellFormed } from '@/lib/hcl'
import { mapped, type Slices } from '@/lib/slices'
import { pluralize } from '@/lib/text'
import { plainRequest, shellWord, type Api, type PlainRequest } from '@/store/commands/writers'
import { requestIn, requestsFile, wellFormedIn } from './bodies'
import type { Provider } from './dialects'
import type { Indexed } from './found'
import { isOfSystem, type Options, type Scope } from './options'
import type { LeftOut } from './things'
import type { Step } from './network-steps'
import { stepsOf } from './steps'
import { leftOutLine, scopeWords } from './terraform'
import { copyName } from './writing'

/** The commands of the CLI for the operations of a script; others are sent by `oxide api`. */
const COMMANDS: Readonly<Partial<Record<string, string>>> = {
  vpcCreate: 'vpc create',
  vpcUpdate: 'vpc update',
  vpcRouterCreate: 'vpc router create',
  vpcSubnetCreate: 'vpc subnet create',
  vpcSubnetDelete: 'vpc subnet delete',
  vpcSubnetUpdate: 'vpc subnet update',
  internetGatewayCreate: 'internet-gateway create',
  internetGatewayIpPoolCreate: 'internet-gateway ip-pool attach',
  internetGatewayIpAddressCreate: 'internet-gateway address create',
  vpcRouterRouteCreate: 'vpc router route create',
  vpcRouterRouteUpdate: 'vpc router route update',
  vpcFirewallRulesUpdate: 'vpc firewall-rules update',
  antiAffinityGroupCreate: 'instance anti-affinity create',
  affinityGroupCreate: 'experimental instance affinity create',
  affinityGroupMemberInstanceAdd: 'experimental instance affinity member add-instance',
  diskCreate: 'disk create',
  floatingIpCreate: 'floating-ip create',
  externalSubnetCreate: 'external-subnet create',
  externalSubnetAttach: 'external-subnet attach',
  instanceCreate: 'instance create',
  instanceNetworkInterfaceUpdate: 'instance nic update',
  instanceStart: 'instance start',
  projectPolicyUpdate: 'project policy update',
}

/** Groups have had other commands in each version but the newest. */
const RENAMED = /affinity/i
const NEWEST_CLI_SINCE = 20

/** A request in the shape of the rack. */
interface Sent extends PlainRequest {
  readonly step: Step
}

/** The requests that the rack can be asked for, and what it cannot be asked for. */
interface Requests {
  readonly sent: readonly Sent[]
  readonly leftOut: readonly LeftOut[]
}

/** Stands for the name of the project, which differs in the script and the document. */
const MARK = 'project-of-the-script'

/** What both the script and the document send. */
export function* requestsOf(
  api: Api,
  index: Indexed,
  scope: Scope,
  options: Options,
): Slices<Requests> {
  const { steps, leftOut } = stepsOf(index, scope, options, MARK)
  yield
  const refused: LeftOut[] = []
  const sent = yield* mapped(steps, step => {
    try {
      return [{ step, ...plainRequest(api, step.command) }]
    } catch (cause) {
      if (!(cause instanceof Unsupported)) throw cause
      const { kind, name, id } = step.madeFrom
      const reason = unsupportedBy(api.rack, cause).replace(/\.$/, '')
      refused.push({ kind, name, keys: [id], text: step.title, reason })
      return []
    }
  })
  return { sent: sent.flat(), leftOut: [...leftOut, ...refused] }
}

const LONGEST_LINE = 100

/** JSON on one line if it is short. */
const jsonText = (value: unknown): string => {
  const text = wellFormed(JSON.stringify(value, null, 2))
  const line = text.replace(/\n\s*/g, ' ')
  return line.length <= LONGEST_LINE ? line : text
}

/** A URL for a project. Other objects may have the name of the mark. */
const urlFor = (url: string, project: string): string =>
  url.replaceAll(new RegExp(`(?<=/projects/|[?&]project=)${MARK}(?=[?&/]|$)`, 'g'), () => project)

/** The script takes the name from the command line. */
const PROJECT = '"$PROJECT"'

/** A flag such as `--vpc quay`. */
const flag = (name: string, value: string): string =>
  `--${kebabCase(name)} ${name === 'project' && value === MARK ? PROJECT : shellWord(value)}`

const flagsOf = ({ step }: Sent): string => {
  const { path = {}, query = {} } = step.command.args as Record<string, Record<string, string>>
  return Object.entries({ ...query, ...path })
    .map(([name, value]) => ` ${flag(name, value)}`)
    .join('')
}

const commandOf = (api: Api, sent: Sent): string => {
  const { release } = releaseOf(api.rack) ?? ASSUMED
  const { method, url, version, step } = sent
  const { endpoint } = step.command
  const name = COMMANDS[endpoint]
  if (name !== undefined && (release >= NEWEST_CLI_SINCE || !RENAMED.test(endpoint))) {
    const body = sent.body === null ? '' : ' --json-body /dev/stdin'
    return `oxide ${name}${flagsOf(sent)}${body}`
  }
  const header = version === undefined ? '' : ` --header api-version:${version}`
  const input = sent.body === null ? '' : ' --input -'
  return `oxide api --method ${method}${header} "${urlFor(url, '$PROJECT')}"${input}`
}

/** No shell takes the character with the number 0. */
const quoted = (text: string): string =>
  `'${wellFormed(text).replaceAll('\0', '').replaceAll("'", "'\\''")}'`

/** It takes roles from all who are not named in it. */
const ASKED = 'projectPolicyUpdate'
const CALL = `agree 'Replace all roles on the project by these?'`

const AGREE = `
agree() {
  printf '%s [y/N] ' "$1" >&2
  read -r ANSWER || ANSWER=
  [ "$ANSWER" = y ] || { echo 'Left as it is' >&2; return 1; }
}
`

const stepText = (api: Api, sent: Sent): string => {
  const { step, body } = sent
  const start = `step ${quoted(step.title)} && `
  const notes = (step.notes ?? []).map(note => `# ${commentText(note)}\n`).join('')
  if (step.command.endpoint === 'projectCreate') {
    const { description } = step.command.args.body
    return `${start}oxide project create --name="$PROJECT" --description=${quoted(description)}\n`
  }
  const asking = step.command.endpoint === ASKED ? `${CALL} && ` : ''
  const command = `${notes}${start}${asking}${commandOf(api, sent)}`
  if (body === null) return `${command}\n`
  return `${command} <<'JSON'\n${jsonText(wellFormedIn(body))}\nJSON\n`
}

/** A script, or a document, with what it does not make. */
export interface Output {
  readonly text: string
  readonly count: number
  readonly leftOut: readonly LeftOut[]
}

/** Writes what was read as a shell script that makes it again with the CLI. */
export function* scriptOf(
  api: Api,
  index: Indexed,
  scope: Scope,
  options: Options,
  { cli }: Provider,
  { sent, leftOut }: Requests,
): Slices<Output> {
  const isSystem = isOfSystem(scope)
  const comments = [
    `Makes ${scopeWords(index, scope)} again, in another ${isSystem ? 'system' : 'project'}: ${pluralize('command', sent.length)}.`,
    `For version ${cli} of the oxide CLI. Log in first: oxide auth login --host ${index.host},`,
    'or set OXIDE_HOST and OXIDE_TOKEN without OXIDE_PROFILE.',
    `${isSystem ? '' : 'The first argument is the name of the project. '}After a failure, FROM=3 starts at step 3.`,
    ...(leftOut.length > 0 ? ['', 'Left out'] : []),
    ...leftOut.map(each => `- ${leftOutLine(each)}`),
  ]
  const head = comments.map(line => `# ${commentText(line)}`.trimEnd()).join('\n')
  const commands = yield* mapped(sent, each => stepText(api, each))
  const text = `#!/bin/sh
${head}

set -eu
${isSystem ? '' : `PROJECT=\${1:-${copyName(index.project, options)}}\n`}FROM=\${FROM:-1}
STEP=0

step() {
  STEP=$((STEP + 1))
  [ "$STEP" -ge "$FROM" ] || return 1
  echo "$STEP/${sent.length} $1" >&2
}
${sent.some(({ step }) => step.command.endpoint === ASKED) ? AGREE : ''}
${commands.join('\n')}
echo Done >&2
`
  return { text, count: sent.length, leftOut }
}

/** Writes what was read as the bodies of the requests that make it again. */
export function* jsonOf(
  api: Api,
  index: Indexed,
  options: Options,
  { sent, leftOut }: Requests,
): Slices<Output> {
  const project = copyName(index.project, options)
  const requests = yield* mapped(sent, each => {
    const { endpoint, args } = each.step.command
    const url = urlFor(each.url, encodeURIComponent(project))
    const body =
      endpoint === 'projectCreate' ? JSON.stringify({ ...args.body, name: project }) : each.body
    return requestIn(endpoint, { ...each, url, body }, each.step.madeFrom)
  })
  const lines = leftOut.map(({ kind, name, keys, text, reason }) => ({
    kind,
    name,
    id: keys[0] ?? '',
    reason: `${text}: ${reason}`,
  }))
  return { text: requestsFile(api, requests, lines), count: requests.length, leftOut }
}
