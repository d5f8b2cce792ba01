import type { UploadViewModel } from '@/store/project/image-upload/progress'

/** How fast the file is being sent, in a few words. */
export const paceOf = ({ phase, rate, left }: Pick<UploadViewModel, 'phase' | 'rate' | 'left'>) => {
  if (phase === 'paused') return 'Paused'
  if (phase === 'unreachable') return 'No connection: goes on when it is back'
  return [rate, left].filter(Boolean).join(', ')
}
