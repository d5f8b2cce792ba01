const throughStream = (
  blob: Blob,
  stream: ReadableWritablePair<Uint8Array<ArrayBuffer>, BufferSource>,
) => new Response(blob.stream().pipeThrough(stream))

/** Compresses a text into one whole member of a gzip file. */
export const gzip = async (text: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await throughStream(new Blob([text]), new CompressionStream('gzip')).arrayBuffer())

/** Uncompresses one member. */
export const gunzip = (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  throughStream(new Blob([bytes]), new DecompressionStream('gzip')).text()

/** Compresses the parts of a text into a gzip file of one member, which every tool can read. */
export const gzipFile = async (parts: AsyncIterable<string>): Promise<Blob> => {
  const { readable, writable } = new CompressionStream('gzip')
  const file = new Response(readable).blob()
  const writer = writable.getWriter()
  const encoder = new TextEncoder()
  for await (const part of parts) await writer.write(encoder.encode(part))
  await writer.close()
  return new Blob([await file], { type: 'application/gzip' })
}
