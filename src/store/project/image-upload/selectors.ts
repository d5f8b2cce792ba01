import type { ImageUploadContext } from '@/machines/image-upload/image-upload.machine'
import type { RootState } from '@/store/setup/state'

/** The upload as its machine knows it; undefined before its code has arrived. */
export const selectUpload = (state: RootState): ImageUploadContext | undefined =>
  state.actors.imageUpload?.context
