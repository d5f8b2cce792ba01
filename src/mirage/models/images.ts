import type { Image } from '@/api/generated/types'
import type { Stored } from './stored'

/** Of a project, or of a whole silo when `projectId` is null. */
export type ImageRecord = Stored<Image> & { readonly siloId: string }
