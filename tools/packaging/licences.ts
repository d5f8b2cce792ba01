import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../webpack/paths'

/** A package in a bundle. */
export interface Bundled {
  name: string
  version: string
  /** An expression of SPDX. */
  license: string
  author: string
  /** The texts of its licence and its notices. */
  texts: readonly string[]
}

interface Manifest {
  name: string
  version: string
  license?: string | { type: string }
  author?: string | { name: string }
}

const TEXT = /^(licen[cs]e|copying|notice|unlicense)([-.].*)?$/i

const authorOf = ({ author }: Manifest) =>
  (typeof author === 'string' ? author : author?.name)?.replace(/\s*[<(].*/, '') ?? ''

/** Reads the packages in these folders below the project's. Throws if one states no licence. */
export const readPackages = (folders: readonly string[]): readonly Bundled[] => {
  const packages = folders.map(folder => {
    const path = fromRoot(folder)
    const manifest = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as Manifest
    const { name, version, license } = manifest
    const stated = typeof license === 'object' ? license.type : license
    if (!stated) throw new Error(`The package ${name} states no licence.`)
    const texts = readdirSync(path, { withFileTypes: true })
      .filter(entry => entry.isFile() && TEXT.test(entry.name))
      .map(entry => entry.name)
      .toSorted()
      .map(file => readFileSync(join(path, file), 'utf8').replaceAll('\r\n', '\n').trim())
    return { name, version, license: stated, author: authorOf(manifest), texts }
  })
  const byId = new Map(packages.map(each => [`${each.name}@${each.version}`, each]))
  return [...byId.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each)
}

const LINE = '-'.repeat(80)

const noticeOf = ({ name, version, license, author, texts }: Bundled) =>
  [
    `${name} ${version}, ${license}${author && `, by ${author}`}`,
    ...(texts.length > 0 ? texts : ['The package comes without the text of its licence.']),
  ].join('\n\n')

/** The licences of everything that is bundled, as text. */
export const noticesOf = (packages: readonly Bundled[]) =>
  `Basalt contains the following packages.\n\n${packages.map(each => `${LINE}\n${noticeOf(each)}\n`).join('\n')}`

/** A list of the packages in the format CycloneDX, without a serial number and a time. */
export const sbomOf = (packages: readonly Bundled[], version: string) => {
  const componentOf = (
    type: string,
    { name, license, ...each }: Omit<Bundled, 'author' | 'texts'>,
  ) => {
    const [scope, rest] = name.startsWith('@') ? name.split('/') : [undefined, name]
    const path = scope === undefined ? rest : `${encodeURIComponent(scope)}/${rest}`
    const purl = `pkg:npm/${path}@${encodeURIComponent(each.version)}`
    return {
      type,
      'bom-ref': purl,
      ...(scope !== undefined && { group: scope }),
      name: rest,
      version: each.version,
      licenses: [/\s/.test(license) ? { expression: license } : { license: { id: license } }],
      purl,
    }
  }
  const own = componentOf('application', { name: 'basalt', version, license: 'MPL-2.0' })
  const components = packages.map(({ name, version: of, license }) =>
    componentOf('library', { name, version: of, license }),
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: own },
    components,
    dependencies: [
      { ref: own['bom-ref'], dependsOn: components.map(each => each['bom-ref']) },
      ...components.map(each => ({ ref: each['bom-ref'] })),
    ],
  }
}
