import { readFileSync } from 'node:fs'
import { keepDocument, keepModules, newestDocument } from './api/files'
import { generate, writeDocument } from './api/generate'
import { byHand } from './api/by-hand'
import { reduceDocument } from './api/reduce'
import { runTool } from './command-line'

/**
 * `npm run api -- <document.json>`: keeps a published document, without its prose, and writes
 * `src/api/generated` anew from the newest one. Without a document it only does the latter.
 */
runTool(async () => {
  for (const path of process.argv.slice(2)) {
    const document = reduceDocument(JSON.parse(readFileSync(path, 'utf8')))
    keepDocument(document, await writeDocument(document))
  }
  keepModules(await generate(newestDocument(), byHand))
})
