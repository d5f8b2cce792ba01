import { z } from 'zod'
import { ByteCount, ResultsPage, identityCreate, identityMetadata } from './common'
import { text, uuid } from './scalars'

/** A checksum of the contents. */
export const Digest = z.object({ type: z.literal('sha256'), value: z.string() })
export type Digest = z.infer<typeof Digest>

/** A bootable disk template. Without a project it belongs to the whole silo. */
export const Image = z.object({
  ...identityMetadata,
  blockSize: ByteCount,
  digest: Digest.nullish(),
  os: z.string(),
  projectId: uuid.nullish(),
  size: ByteCount,
  version: z.string(),
})
export type Image = z.infer<typeof Image>

export const ImageResultsPage = ResultsPage(Image)
export type ImageResultsPage = ResultsPage<Image>

/** What an image is made of. */
export const ImageSource = z.object({ type: z.literal('snapshot'), id: uuid })
export type ImageSource = z.infer<typeof ImageSource>

export const ImageCreate = z.object({
  ...identityCreate,
  os: text,
  source: ImageSource,
  version: text,
})
export type ImageCreate = z.infer<typeof ImageCreate>
