import { loadDocument } from '@/api/documents/load'
import { NEWEST, OLDEST } from '@/api/releases/ladder'

/** The document that the console is written for, and that of the oldest release. */
export const newest = await loadDocument(NEWEST)
export const oldest = await loadDocument(OLDEST)
