import { readFileSync } from 'node:fs'
import { keepDocument, keepModules, keptDocuments } from './api/files'
import { generate, writeDocument } from './api/generate'
import { byHand } from './api/by-hand'
import { reduceDocument } from './api/reduce'
import { runTool } from './command-line'

/**
 * `npm run api -- <document.json>`: saves a published document without its prose, and regenerates
 * `src/api/generated` from the newest one. Without an argument, only regenerates.
 */
runTool(async () => {
  for (const path of process.argv.slice(2)) {
    const document = reduceDocument(JSON.parse(readFileSync(path, 'utf8')))
    keepDocument(document, await writeDocument(document))
  }
  keepModules(await generate(keptDocuments(), byHand))
})
