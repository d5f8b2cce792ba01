import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { parsersOf } from '@/api/parser/from-document'
import { byHand } from '../../tools/api/by-hand'
import { GENERATED, keptDocuments } from '../../tools/api/files'
import { generate } from '../../tools/api/generate'
import { reduceDocument } from '../../tools/api/reduce'
import { OXQL_PARSER, oxqlParser } from '../../tools/oxql-parser'

/** The generated modules in the repository, by their paths below `src/api/generated`. */
const keptModules = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(GENERATED, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts'))
      .map(file => [file, readFileSync(join(GENERATED, file), 'utf8')]),
  )

/** Formatting takes seconds on a busy machine. */
const PATIENT = 60_000

describe('the output of `npm run api`', () => {
  it(
    `equals ${GENERATED.replace(/.*\/src\//, 'src/')}`,
    async () => {
      const written = await generate(keptDocuments(), byHand)
      const kept = keptModules()
      expect([...kept.keys()].toSorted()).toEqual([...written.keys()].toSorted())
      expect(
        [...written].filter(([path, text]) => kept.get(path) !== text).map(([path]) => path),
      ).toEqual([])
    },
    PATIENT,
  )

  it.each(keptDocuments().map(document => [document.info.version, document] as const))(
    'document of version %s is reduced, and has no unknown constructs',
    (_version, document) => {
      expect(reduceDocument(document)).toEqual(document)
      expect(() => parsersOf(document).all()).not.toThrow()
    },
  )
})

test('the parser of OxQL is up to date with its grammar (`npm run oxql` rewrites it)', async () => {
  expect(readFileSync(OXQL_PARSER, 'utf8')).toBe(await oxqlParser())
})
