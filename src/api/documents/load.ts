import { parsersOf, type DocumentParsers } from '@/api/parser/from-document'
import { LADDER, type Release } from '@/api/releases/ladder'
import type { ApiDocument } from './document'

export interface LoadedDocument {
  document: ApiDocument
  parsers: DocumentParsers
}

const loaded = new Map<Release, LoadedDocument>()

/** The document of a release. Loads it when it is first needed. */
export const loadDocument = async (release: Release): Promise<LoadedDocument> => {
  const known = loaded.get(release)
  if (known) return known
  const version = LADDER.find(each => each.release === release)?.version
  const { default: document } = (await import(`./nexus-${version}.json`)) as {
    default: ApiDocument
  }
  const found = loaded.get(release) ?? { document, parsers: parsersOf(document) }
  loaded.set(release, found)
  return found
}

/** The document of a release if it has been loaded. */
export const loadedDocument = (release: Release): LoadedDocument | undefined => loaded.get(release)
