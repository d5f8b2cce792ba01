import type { Image } from '@/api/generated/types'
import type { Stored } from './stored'

/** A project's image, or the silo's if `projectId` is null. */
export type ImageRecord = Stored<Image> & { readonly siloId: string }
