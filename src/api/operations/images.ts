import { itemsOf, list, oneBy } from '@/api/core/tags'
import type { Entries } from './entry'

/** Images of a project, or of the silo when no project is given. */
export const images = {
  imageList: { provides: itemsOf('image') },
  imageCreate: { invalidates: () => [list('image')] },
  imageView: { provides: oneBy('image', 'image') },
  imageDelete: { invalidates: () => [list('image')] },
  /** From silo to `project`. */
  imageDemote: { invalidates: () => [list('image')] },
  /** From project to silo. The image is no longer in its project, so only lists are refetched. */
  imagePromote: { invalidates: () => [list('image')] },
} satisfies Entries
