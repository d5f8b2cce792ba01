import { weakMapMemoize } from '@reduxjs/toolkit'
import { selectData, selectEntry } from '@/api/core/api'
import type { Bytes } from '@/api/operations/answers'
import { base64ToBytes, base64ToUtf8 } from '@/lib/base64'
import { fileTree, type TreeNode } from '@/lib/file-tree'
import { FILE_PART_BYTES } from '@/lib/limits'
import { sameList } from '@/store/queries/stable-list'
import type { RootState } from '@/store/setup/state'
import type { SystemParams } from '../paths'
import { bundleFileQuery, bundleFileSizeQuery, bundleIndexQuery, bundleSizeQuery } from './queries'

type Params = Pick<SystemParams<'supportBundle'>, 'bundleId'>

/** The sizes of a bundle and of a file in it, in bytes; undefined until they are known. */
export const selectBundleSize = (state: RootState, params: Params) =>
  selectData(state, bundleSizeQuery(params))?.size
export const selectFileSize = (state: RootState, params: Params & { file: string }) =>
  selectData(state, bundleFileSizeQuery(params))?.size

/** The files of a bundle: directories end with a slash in the index, and are not listed. */
const filesIn = weakMapMemoize(({ base64 }: Bytes): readonly string[] =>
  (base64ToUtf8(base64) ?? '').split('\n').filter(path => path !== '' && !path.endsWith('/')),
)

/** The paths of the files in a bundle; undefined until they are read. */
export const selectBundleFiles = (
  state: RootState,
  params: Params,
): readonly string[] | undefined => {
  const index = selectEntry(state, bundleIndexQuery(params))?.data
  return index && filesIn(index)
}

/** The most files that a filter shows. */
const MOST = 500

/** The files whose paths contain a text, as a tree; all files for an empty text. */
export const filteredTree = (
  files: readonly string[],
  filter: string,
): { nodes: readonly TreeNode[]; found: number; isCut: boolean } => {
  const wanted = filter.trim().toLowerCase()
  if (wanted === '') return { nodes: fileTree(files), found: files.length, isCut: false }
  const found = files.filter(path => path.toLowerCase().includes(wanted))
  return {
    nodes: fileTree(found.slice(0, MOST)),
    found: found.length,
    isCut: found.length > MOST,
  }
}

/** What is read of a file, and how to show it. */
export interface FileView {
  kind: 'text' | 'binary'
  /** Without a line break at the end. */
  lines: readonly string[]
  isWhole: boolean
}

/** The share of characters that are not UTF-8 from which a file is taken to be binary. */
const BINARY_SHARE = 0.01

const isBinary = (bytes: Uint8Array, text: string) =>
  bytes.includes(0) || text.split('\uFFFD').length - 1 > text.length * BINARY_SHARE

const pretty = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const toView = weakMapMemoize(
  (file: string, size: number | undefined, parts: readonly Bytes[]): FileView => {
    const chunks = parts.map(({ base64 }) => base64ToBytes(base64) ?? new Uint8Array())
    const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
    const decoder = new TextDecoder()
    const text = chunks.map(chunk => decoder.decode(chunk, { stream: true })).join('')
    // Without ranges, a rack sends the whole file at once. A short part is the last one.
    const isWhole = length >= (size ?? Infinity) || length < parts.length * FILE_PART_BYTES
    const isJson = isWhole && file.endsWith('.json')
    return {
      kind: chunks[0] && isBinary(chunks[0], text) ? 'binary' : 'text',
      lines: (isJson ? pretty(text) : text).replace(/\n$/, '').split('\n'),
      isWhole,
    }
  },
)

/** The queries for the first parts of a file. */
export const partQueries = (params: Params & { file: string }, count: number) =>
  Array.from({ length: count }, (_, part) => bundleFileQuery({ ...params, part }))

/** The first parts of a file, as far as they are read; undefined before the first one. */
export const selectFileView = (
  state: RootState,
  params: Params & { file: string },
  size: number | undefined,
  count: number,
): FileView | undefined => {
  if (size === 0) return toView(params.file, 0, sameList())
  const parts: Bytes[] = []
  for (const query of partQueries(params, count)) {
    const { data } = selectEntry(state, query) ?? {}
    if (!data) break
    parts.push(data)
  }
  return parts.length > 0 ? toView(params.file, size, sameList(...parts)) : undefined
}
