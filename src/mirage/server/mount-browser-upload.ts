import type { WireRequest, WireResponse } from '@/ports/ports'

/** Makes a request with a file as its body, and tells how many bytes have been received. */
export type SendUpload = (
  request: WireRequest,
  file: Blob,
  onProgress: (bytes: number) => void,
) => Promise<WireResponse>

/** An XMLHttpRequest to the backend in the page. The console uploads files with it, nothing else. */
class BackendRequest {
  status = 0
  responseText = ''
  onload: (() => void) | null = null
  onerror: (() => void) | null = null
  onabort: (() => void) | null = null
  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null } = { onprogress: null }
  #send: SendUpload
  #request: WireRequest = { method: 'GET', url: '/', headers: {}, body: null }
  #answered: WireResponse['headers'] = {}
  #isAborted = false

  constructor(send: SendUpload) {
    this.#send = send
  }

  open(method: string, url: string): void {
    this.#request = { ...this.#request, method, url }
  }

  setRequestHeader(name: string, value: string): void {
    this.#request.headers[name] = value
  }

  getAllResponseHeaders(): string {
    return Object.entries(this.#answered)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')
  }

  send(file: Blob): void {
    void this.#receive(file)
  }

  abort(): void {
    this.#isAborted = true
    this.onabort?.()
  }

  async #receive(file: Blob) {
    const tell = (loaded: number) => {
      // Ends the reading of the file.
      if (this.#isAborted) throw new Error('The request was aborted.')
      this.upload.onprogress?.(new ProgressEvent('progress', { loaded, total: file.size }))
    }
    try {
      const { status, headers, body } = await this.#send(this.#request, file, tell)
      this.status = status
      this.responseText = body
      this.#answered = headers
    } catch {
      if (!this.#isAborted) this.onerror?.()
      return
    }
    if (!this.#isAborted) this.onload?.()
  }
}

/** An XMLHttpRequest class that calls the backend. */
export const backendUploads = (send: SendUpload) =>
  class extends BackendRequest {
    constructor() {
      super(send)
    }
  }
