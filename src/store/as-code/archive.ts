import { strToU8, zipSync } from 'fflate'
import { leftOutLine, type Terraform } from './terraform'
import type { Output } from './script'

/** All texts, by the names of the files that they are saved as. */
export const filesOf = (
  { files, importScript, leftOut }: Terraform,
  script: Output,
  json: Output,
): Readonly<Record<string, string>> => ({
  ...files,
  ...(importScript !== '' && { 'import-instances.sh': importScript }),
  ...(script.count > 0 && { 'create.sh': script.text, 'requests.json': json.text }),
  ...(leftOut.length > 0 && {
    'LEFT-OUT.md': `# Left out\n\n${leftOut.map(each => `- ${leftOutLine(each)}\n`).join('')}`,
  }),
})

/** 1980 is the first year that archives know; equal files make equal archives. */
const FIXED = new Date(1980, 0, 1)

/** Packs texts into an archive. */
export const archiveOf = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    mtime: FIXED,
  })
