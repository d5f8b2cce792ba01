import type { InProject, MaybeInProject, PageByNameOrId } from '@/api/core/arguments'
import type { EmptyBody } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import { items, list, one } from '@/api/core/tags'
import type { Image, ImageCreate, ImageResultsPage, NameOrId } from '@/api/generated/types'

/** Images of a project, or of the silo when no project is given. */
export const images = {
  imageList: query<{ query?: MaybeInProject & PageByNameOrId }, ImageResultsPage>(
    'GET',
    '/v1/images',
    { isLoggable: true, provides: page => items('image', page.items) },
  ),
  imageCreate: mutation<{ query?: MaybeInProject; body: ImageCreate }, Image>(
    'POST',
    '/v1/images',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('image')] },
  ),
  imageView: query<{ path: { image: NameOrId }; query?: MaybeInProject }, Image>(
    'GET',
    '/v1/images/{image}',
    { isLoggable: true, provides: (image, { path }) => one('image', path.image, image) },
  ),
  imageDelete: mutation<{ path: { image: NameOrId }; query?: MaybeInProject }, EmptyBody>(
    'DELETE',
    '/v1/images/{image}',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('image')] },
  ),
  /** From silo to `project`. */
  imageDemote: mutation<{ path: { image: NameOrId }; query: InProject }, Image>(
    'POST',
    '/v1/images/{image}/demote',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('image')] },
  ),
  /** From project to silo. The detail moves away from its project, so only lists are told. */
  imagePromote: mutation<{ path: { image: NameOrId }; query?: MaybeInProject }, Image>(
    'POST',
    '/v1/images/{image}/promote',
    { isLoggable: true, isBodyLoggable: true, invalidates: () => [list('image')] },
  ),
}
