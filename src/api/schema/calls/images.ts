import { z } from 'zod'
import { NameOrId, NameOrIdSortMode } from '../common'
import { Image, ImageCreate, ImageResultsPage } from '../images'
import { sorted } from './facts'

export const imagesCalls = {
  imageList: {
    status: 200,
    query: sorted(NameOrIdSortMode, {}, { project: NameOrId.optional() }),
    result: ImageResultsPage,
  },
  imageCreate: {
    status: 201,
    query: z.object({ project: NameOrId.optional() }),
    body: ImageCreate,
    result: Image,
  },
  imageView: {
    status: 200,
    path: z.object({ image: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: Image,
  },
  imageDelete: {
    status: 204,
    path: z.object({ image: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
  },
  imageDemote: {
    status: 202,
    path: z.object({ image: NameOrId }),
    query: z.object({ project: NameOrId }),
    result: Image,
  },
  imagePromote: {
    status: 202,
    path: z.object({ image: NameOrId }),
    query: z.object({ project: NameOrId.optional() }),
    result: Image,
  },
}
