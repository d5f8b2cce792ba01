import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseFlags, runTool, UsageError } from './command-line'
import { bundleTools } from './packaging/bundle'
import { noticesOf, readPackages, sbomOf } from './packaging/licences'
import { fromRoot } from './webpack/paths'

const USAGE = `Usage: npm run package -- [options]

Builds the console, and packs it with the tools as something to install without dependencies:
basalt-VERSION.tgz. Beside it are the source maps of the console, a list of the packages in it
(CycloneDX), and the SHA-256 sums of all three.

  --out FOLDER   where to (default dist-package)
  --help         show this text`

interface Manifest {
  name: string
  version: string
  description: string
  license: string
  engines: Record<string, string>
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

/** All but source maps, and what is there compressed: `basalt serve` unpacks it when asked for. */
const isPackaged = (file: string) =>
  !/(\.map(\.br|\.gz)?|packages\.json)$/.test(file) &&
  (file.endsWith('index.html') || !existsSync(`${file}.br`))

/** Packs a folder, and returns the name of the file. `npm pack` sets all times to the same. */
const pack = (folder: string, to: string): string => {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', to]
  const printed = execFileSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [made] = Object.values(JSON.parse(printed) as Record<string, { filename: string }>)
  return made!.filename
}

const write = (file: string, content: object | string) =>
  writeFileSync(
    file,
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  )

const packageTo = async (out: string, staging: string) => {
  const dist = fromRoot('dist')
  if (!existsSync(join(dist, 'build.json')))
    throw new UsageError('There is no build in dist/. Make one with: npm run build')
  const { build } = readJson<{ build: string }>(join(dist, 'build.json'))
  const bundled = readJson<string[]>(join(dist, 'packages.json'))
  const { name, version, description, license, engines } = readJson<Manifest>(
    fromRoot('package.json'),
  )
  const manifest = { name, version, description, license, type: 'module', engines }
  const [own, maps] = [join(staging, 'own'), join(staging, 'maps')]

  mkdirSync(own)
  const tools = await bundleTools(join(own, 'lib'), build)
  cpSync(dist, join(own, 'console'), { recursive: true, filter: isPackaged })
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(fromRoot(file), join(own, file))
  const packages = readPackages([...new Set([...bundled, ...tools])])
  write(join(own, 'NOTICES.txt'), noticesOf(packages))
  write(join(own, 'package.json'), { ...manifest, bin: { basalt: 'lib/basalt.js' } })

  cpSync(join(dist, 'assets'), join(maps, 'assets'), {
    recursive: true,
    filter: file => file.endsWith('assets') || file.endsWith('.map'),
  })
  write(join(maps, 'package.json'), { ...manifest, name: `${name}-source-maps` })

  mkdirSync(out, { recursive: true })
  const sbom = `${name}-${version}.cdx.json`
  write(join(out, sbom), sbomOf(packages, version))
  const files = [pack(own, out), pack(maps, out), sbom]
  const sumOf = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(out, file)))
      .digest('hex')
  write(join(out, 'SHA256SUMS'), files.map(file => `${sumOf(file)}  ${file}\n`).join(''))
  return files
}

runTool(async () => {
  const flags = parseFlags({
    out: { type: 'string', default: fromRoot('dist-package') },
    help: { type: 'boolean', default: false },
  })
  if (flags.help) return console.log(USAGE)
  const staging = mkdtempSync(join(tmpdir(), 'basalt-package-'))
  try {
    const files = await packageTo(resolve(flags.out), staging)
    console.log(files.map(file => `Made ${join(flags.out, file)}`).join('\n'))
  } finally {
    rmSync(staging, { recursive: true })
  }
})
