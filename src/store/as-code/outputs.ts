import { releaseOf } from '@/api/core/rack'
import type { Slices } from '@/lib/slices'
import type { SavedFile } from '@/ports/ports'
import type { Api } from '@/store/commands/writers'
import { archiveOf, filesOf } from './archive'
import type { AsCodeValues } from './as-code.form'
import { providersOf, type Provider } from './dialects'
import type { Indexed } from './found'
import type { Options, Scope } from './options'
import { jsonOf, requestsOf, scriptOf, type Output } from './script'
import { terraformOf, type Terraform } from './terraform'

/** The texts for what was read. */
export interface Outputs {
  readonly terraform: Terraform
  readonly script: Output
  readonly json: Output
  readonly providers: readonly Provider[]
}

/** Writes what was read in all three ways. */
export function* outputsOf(
  api: Api,
  index: Indexed,
  scope: Scope,
  options: Options,
): Slices<Outputs> {
  const providers = providersOf(releaseOf(api.rack)?.release ?? index.release)
  const provider = providers.find(({ pin }) => pin === options.provider) ?? providers[0]!
  const requests = yield* requestsOf(api, index, scope, options)
  return {
    terraform: yield* terraformOf(index, scope, options, provider),
    script: yield* scriptOf(api, index, scope, options, provider, requests),
    json: yield* jsonOf(api, index, options, requests),
    providers,
  }
}

/** The name of the files of a scope, without its ending. */
const fileName = ({ project, names }: Indexed, { kind, ids }: Scope): string => {
  const [only, ...others] = ids
  if (kind === 'project' || only === undefined) return project.name
  const whole = project.name || 'system'
  return others.length === 0 ? (names.get(only)?.name ?? whole) : `${whole}-part`
}

const textFile = (name: string, type: string, text: string): SavedFile => ({ name, type, text })

/** The file that a tab saves. */
export const savedFile = (
  { terraform, script, json }: Outputs,
  index: Indexed,
  scope: Scope,
  { tab, layout }: Pick<AsCodeValues, 'tab' | 'layout'>,
): SavedFile => {
  const name = fileName(index, scope)
  if (layout === 'separate') {
    const bytes = archiveOf(filesOf(terraform, script, json))
    const text = Array.from(bytes, byte => String.fromCharCode(byte)).join('')
    return { name: `${name}.zip`, type: 'application/zip', encoding: 'binary', text }
  }
  if (tab === 'terraform') return textFile(`${name}.tf`, 'text/plain', terraform.text)
  if (tab === 'cli') return textFile(`create-${name}.sh`, 'text/x-shellscript', script.text)
  return textFile(`${name}.json`, 'application/json', json.text)
}

/** The script that imports instances without restarting them. */
export const importFile = ({ terraform }: Outputs): SavedFile =>
  textFile('import-instances.sh', 'text/x-shellscript', terraform.importScript)

/** As many lines of a long text are shown. */
const MOST_LINES = 2000
const LONG = 1_000_000

/** What is shown of a text, and how many lines it has. */
export const shownOf = (text: string): { shown: string; lines: number; isCut: boolean } => {
  const lines = text.split('\n')
  const isCut = text.length > LONG
  return {
    shown: isCut ? lines.slice(0, MOST_LINES).join('\n') : text,
    lines: lines.length - 1,
    isCut,
  }
}
