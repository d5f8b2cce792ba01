import { gunzipSync } from 'node:zlib'
import type { startRecorded } from './recordings'

/** The base64 of a text at each of the three alignments. */
const inBase64 = (text: string) =>
  [0, 1, 2].map(before =>
    Buffer.concat([Buffer.alloc(before), Buffer.from(text)])
      .toString('base64')
      // Characters at the edges also encode neighboring bytes.
      .slice(before === 0 ? 0 : 4, -4)
      .replace(/=+$/, ''),
  )

/** Every encoding in which a secret could occur in a text. */
export const formsOf = (secret: string): readonly string[] => {
  const lines = secret.split('\n').filter(line => line.length >= 12)
  return [
    ...lines.flatMap(line => [line, encodeURIComponent(line), ...inBase64(line)]),
    ...inBase64(secret),
    Buffer.from(secret).toString('hex'),
  ]
}

const isIn = (text: string, secret: string) => formsOf(secret).some(form => text.includes(form))

/** Where any of the secrets occurs, by the name of the place. */
export const leaksOf = async (
  { recordingStore, storage, reports, history, text }: Awaited<ReturnType<typeof startRecorded>>,
  secrets: readonly string[],
): Promise<string[]> => {
  const log = await text()
  await recordingStore.handle({ type: 'save', id: 'this', name: 'report', note: '' })
  const saved = Buffer.from(
    (await recordingStore.saved.at(-1)?.blob.arrayBuffer()) ?? new ArrayBuffer(),
  )
  const places = {
    log,
    file: gunzipSync(saved).toString(),
    storage: JSON.stringify([...storage]),
    console: JSON.stringify(reports),
    address: JSON.stringify(history.current()),
  }
  return Object.entries(places).flatMap(([place, held]) =>
    secrets.some(secret => isIn(held, secret)) ? [place] : [],
  )
}
