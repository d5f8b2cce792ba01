import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A JavaScript file of a build. */
export interface BuildFile {
  name: string
  /** Compressed with brotli, as it travels. In bytes. */
  size: number
  text: string
  /** Paths of the modules in it, below the project's folder. */
  modules: readonly string[]
}

const WEBPACK = 'webpack://basalt/./'

const modulesIn = (map: string): string[] => {
  const { sources } = JSON.parse(map) as { sources: string[] }
  return sources.flatMap(source =>
    source.startsWith(WEBPACK) ? [source.slice(WEBPACK.length).replace(/\?.*$/, '')] : [],
  )
}

/** The JavaScript of a build, with what its source maps tell of each file. */
export const buildFiles = (folder: string): BuildFile[] => {
  const assets = join(folder, 'assets')
  const read = (name: string) => readFileSync(join(assets, name), 'utf8')
  const names = readdirSync(assets)
  return names
    .filter(name => name.endsWith('.js'))
    .map(name => ({
      name,
      size: statSync(join(assets, `${name}.br`)).size,
      text: read(name),
      modules: names.includes(`${name}.map`) ? modulesIn(read(`${name}.map`)) : [],
    }))
}

/** The package a module comes from; the whole path of nested ones. Null for the console's own. */
export const packageOf = (module: string): string | null => {
  const names = [...module.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].map(([, name]) => name)
  return names.length > 0 ? names.join(' > ') : null
}
