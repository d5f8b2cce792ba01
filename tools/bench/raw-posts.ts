import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from '@playwright/test'

/**
 * As many concurrent requests as an upload sends, each as long as a base64 chunk with its envelope.
 */
const AT_ONCE = 6
const LENGTH = Math.ceil((512 * 1024) / 3) * 4 + 50

/** Reads requests and sends empty responses. */
const startSink = async () => {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.writeHead(request.method === 'POST' ? 204 : 200).end())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/**
 * How long a page takes to post `count` bodies as long as a chunk to an empty server, in seconds.
 */
export const rawPosts = async (browser: Browser, count: number): Promise<number> => {
  const { server, url } = await startSink()
  const page = await browser.newPage()
  await page.goto(url)
  const ms = await page.evaluate(
    async ({ posts, atOnce, length }) => {
      const body = 'A'.repeat(length)
      let left = posts
      const start = performance.now()
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          while (left > 0) {
            left -= 1
            await fetch('/', { method: 'POST', body })
          }
        }),
      )
      return performance.now() - start
    },
    { posts: count, atOnce: AT_ONCE, length: LENGTH },
  )
  await page.close()
  server.close()
  return ms / 1000
}
