import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const read = (path: string) => readFileSync(fromRoot(path), 'utf8')

const pages = [
  'README.md',
  'CHANGELOG.md',
  'SECURITY.md',
  ...['docs', 'src'].flatMap(folder =>
    readdirSync(fromRoot(folder), { recursive: true }).map(name => `${folder}/${String(name)}`),
  ),
].filter(name => name.endsWith('.md'))
const manifest = JSON.parse(read('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'scripts',
  Record<string, string>
>

const quotedIn = (page: string) =>
  Array.from(read(page).matchAll(/`([^`\n]+)`/g), ([, quoted = '']) => quoted)

test('the README describes each package, in the table of its group', () => {
  const tables = read('README.md')
    .slice(read('README.md').indexOf('## Dependencies'))
    .split(/\n\n(?=[A-Z])/)
    .map(part =>
      part
        .split('\n')
        .filter(line => line.startsWith('| ') && !/^\| (package|-)/.test(line))
        .flatMap(line => line.split('|')[1]!.trim().split(', ')),
    )
    .filter(names => names.length > 0)
  expect(tables.map(names => names.toSorted())).toEqual([
    Object.keys(manifest.dependencies).toSorted(),
    Object.keys(manifest.devDependencies).toSorted(),
  ])
})

test.each(pages)('%s names files and folders that exist', page => {
  const rooms = readdirSync(fromRoot('src'))
  const isPath = (quoted: string) =>
    /^[\w.-]+(\/[\w.*-]+)*\/?$/.test(quoted) &&
    (/^(src|tests|tools|docs)\//.test(quoted) || rooms.includes(quoted.split('/', 1)[0]!)) &&
    !quoted.includes('*')
  const missing = quotedIn(page)
    .filter(isPath)
    .filter(path => !existsSync(fromRoot(path)) && !existsSync(fromRoot(`src/${path}`)))
  expect(missing).toEqual([])
})

test.each(pages)('%s links to pages that exist', page => {
  const targets = Array.from(read(page).matchAll(/\]\(([^)#:]+)\)/g), ([, target = '']) => target)
  const folder = page.replace(/[^/]*$/, '')
  expect(targets.filter(target => !existsSync(fromRoot(folder + target)))).toEqual([])
})

test.each(pages)('%s names npm scripts that exist', page => {
  const scripts = Array.from(read(page).matchAll(/npm run ([\w:-]+)/g), ([, name = '']) => name)
  expect(scripts.filter(name => !(name in manifest.scripts))).toEqual([])
})
