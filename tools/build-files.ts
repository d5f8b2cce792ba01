import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A JavaScript file of a build. */
export interface BuildFile {
  name: string
  /** Compressed with brotli, as transferred. In bytes. */
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

/** The JavaScript files of a build, with the modules in their source maps. */
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

/**
 * The package of a module, as a path if packages are nested; null for the console's own modules.
 */
export const packageOf = (module: string): string | null => {
  const names = [...module.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].map(([, name]) => name)
  return names.length > 0 ? names.join(' > ') : null
}

/**
 * The folder of the package that a file belongs to, below the project's folder; null for a file of
 * the project.
 */
export const packageFolderOf = (file: string): string | null =>
  /(?:^|[/\\])(node_modules[/\\](?:.*[/\\]node_modules[/\\])?(?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/
    .exec(file)?.[1]
    ?.replaceAll('\\', '/') ?? null
