import { rich, type RichText } from '@/lib/rich-text'
import { MAX_IMAGE_LABEL_LENGTH } from '@/lib/limits'
import { can, type ImageScope, type ImageVerb } from '@/machines/image/image.rules'

/** Why a verb is not offered, or undefined when it is. */
export const reasonCannot = (scope: ImageScope, verb: ImageVerb): RichText | undefined => {
  if (can(scope, verb)) return undefined
  switch (verb) {
    case 'promote':
      return rich`Only project images can be promoted`
    case 'demote':
      return rich`Only silo images can be demoted`
    case 'delete':
      return rich`The image is already deleted`
  }
}

/** What is wrong with the name or the version of an image's operating system. It may be missing. */
export const imageLabelError = (text: string): string | undefined =>
  text.length > MAX_IMAGE_LABEL_LENGTH
    ? `Must be at most ${MAX_IMAGE_LABEL_LENGTH} characters`
    : undefined
