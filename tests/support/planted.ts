import { gunzipSync } from 'node:zlib'
import type { startRecorded } from './recordings'

/** Base64 of whatever a text stands in: it may begin at any of three places of a group. */
const inBase64 = (text: string) =>
  [0, 1, 2].map(before =>
    Buffer.concat([Buffer.alloc(before), Buffer.from(text)])
      .toString('base64')
      // Where it touches what is around it, the letters are not its own.
      .slice(before === 0 ? 0 : 4, -4)
      .replace(/=+$/, ''),
  )

/** Every way in which a secret could stand in a text. */
export const formsOf = (secret: string): readonly string[] => {
  const lines = secret.split('\n').filter(line => line.length >= 12)
  return [
    ...lines.flatMap(line => [line, encodeURIComponent(line), ...inBase64(line)]),
    ...inBase64(secret),
    Buffer.from(secret).toString('hex'),
  ]
}

const isIn = (text: string, secret: string) => formsOf(secret).some(form => text.includes(form))

/** Where any of these secrets is left behind: by the name of the place. */
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
