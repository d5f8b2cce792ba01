import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ApiDocument } from '@/api/documents/document'

const folder = (path: string) => fileURLToPath(new URL(`../../src/api/${path}/`, import.meta.url))

const DOCUMENTS = folder('documents')
export const GENERATED = folder('generated')

/** `nexus-20250212.0.0.json`: names sort by version. */
const nameOf = ({ info }: ApiDocument) => `nexus-${info.version}.json`

const byVersion = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })

/** All documents in the project, oldest first. */
export const keptDocuments = (): readonly ApiDocument[] =>
  readdirSync(DOCUMENTS)
    .filter(file => file.endsWith('.json'))
    .toSorted(byVersion)
    .map(file => JSON.parse(readFileSync(join(DOCUMENTS, file), 'utf8')) as ApiDocument)

export const keepDocument = (document: ApiDocument, text: string): void => {
  mkdirSync(DOCUMENTS, { recursive: true })
  writeFileSync(join(DOCUMENTS, nameOf(document)), text)
}

export const keepModules = (modules: ReadonlyMap<string, string>): void => {
  rmSync(GENERATED, { recursive: true, force: true })
  for (const [path, text] of modules) {
    const file = join(GENERATED, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
