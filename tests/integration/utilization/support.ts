import { screen, within } from '@testing-library/react'
import { showConsole } from '#tests/support/shown-console'

export const show = async (
  path: string,
  options: Partial<Parameters<typeof showConsole>[0]> = {},
) => {
  const console = await showConsole({ path, ...options })
  await console.settle()
  await console.settle()
  return console
}

export type Shown = Awaited<ReturnType<typeof show>>

export const pageText = () => document.querySelector('main')?.textContent ?? ''

/** The cell texts of a silo's row. */
export const siloCells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))

/** The parameters of the last six requests for metrics under this path. */
export const lastAsked = ({ requests }: Pick<Shown, 'requests'>, path: string) =>
  requests
    .map(({ url }) => new URL(url, 'http://api'))
    .filter(({ pathname }) => pathname.startsWith(path))
    .slice(-6)
    .map(({ pathname, searchParams }) => ({
      metric: pathname.slice(path.length),
      ...Object.fromEntries(searchParams),
    }))

export const failing = (part: string, status: number, message: string) =>
  ((request, next) =>
    request.url.includes(part)
      ? Promise.resolve({
          status,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            request_id: 'r',
            error_code: status === 403 ? 'Forbidden' : 'ServiceNotAvailable',
            message,
          }),
        })
      : next(request)) satisfies NonNullable<Parameters<typeof showConsole>[0]['wire']>
