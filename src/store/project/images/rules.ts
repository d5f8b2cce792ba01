import { rich, type RichText } from '@/lib/rich-text'
import { MAX_IMAGE_LABEL_LENGTH } from '@/lib/limits'
import { can, type ImageScope, type ImageVerb } from '@/machines/image/image.machine'

/** Why an action is not available, or undefined. */
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

/** Validates the name or version of an image's operating system, which may be empty. */
export const imageLabelError = (text: string): string | undefined =>
  text.length > MAX_IMAGE_LABEL_LENGTH
    ? `Must be at most ${MAX_IMAGE_LABEL_LENGTH} characters`
    : undefined
