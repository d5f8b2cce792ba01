import type { DownloadViewModel } from '@/store/system/support-bundles/download'

/** What a download is doing, by its phase: in a word or two, and in a sentence. */
export const SHORT: Record<DownloadViewModel['phase'], string> = {
  receiving: 'Downloading',
  pausing: 'Pausing',
  paused: 'Download paused',
  failed: 'Download stopped',
  cancelling: 'Cancelling',
  done: 'Downloaded',
}

export const SENTENCES: Record<DownloadViewModel['phase'], (name: string) => string> = {
  receiving: name => `Downloading ${name}`,
  pausing: name => `Pausing the download of ${name}`,
  paused: name => `The download of ${name} is paused`,
  failed: name => `The download of ${name} has stopped`,
  cancelling: name => `Cancelling the download of ${name}`,
  done: name => `${name} downloaded`,
}
