import type { InProject, MaybeInProject, PageByNameOrId } from '@/api/core/arguments'
import type { Nothing } from '@/api/core/operation'
import { mutation, query } from '@/api/core/operation'
import type { NameOrId } from '@/api/schema/common'
import type { Image, ImageCreate, ImageResultsPage } from '@/api/schema/images'

export const images = {
  imageList: query<{ query?: MaybeInProject & PageByNameOrId }, ImageResultsPage>(
    'GET',
    '/v1/images',
  ),
  imageCreate: mutation<{ query?: MaybeInProject; body: ImageCreate }, Image>('POST', '/v1/images'),
  imageView: query<{ path: { image: NameOrId }; query?: MaybeInProject }, Image>(
    'GET',
    '/v1/images/{image}',
  ),
  imageDelete: mutation<{ path: { image: NameOrId }; query?: MaybeInProject }, Nothing>(
    'DELETE',
    '/v1/images/{image}',
  ),
  imageDemote: mutation<{ path: { image: NameOrId }; query: InProject }, Image>(
    'POST',
    '/v1/images/{image}/demote',
  ),
  imagePromote: mutation<{ path: { image: NameOrId }; query?: MaybeInProject }, Image>(
    'POST',
    '/v1/images/{image}/promote',
  ),
}
