import { vi } from 'vitest'
import type { Ports, WireRequest } from '@/ports/ports'
import { type Release, supports } from '@/api/releases/ladder'
import { navigationRequested } from '@/store/navigation/events'
import { addressOf, addressPatterns } from '#tests/support/addresses'
import { showConsole } from '#tests/support/shown-console'
import { wholeTable } from '../../../tools/whole-table'

/** A layer between the console and the backend. */
export type Wire = (
  request: WireRequest,
  next: Ports['transport'],
) => ReturnType<Ports['transport']>

/** Text that the console never shows unless a value is missing or unformatted. */
const UNFIT = /undefined|\bNaN\b|\bnull\b|\[object |Invalid Date|Infinity/

const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'href']

/** All text of a document: text nodes, accessible names, links and fields. */
const textsOf = (root: Element): string[] => {
  const texts: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node.data)
    if (!(node instanceof Element)) continue
    texts.push(...SPOKEN.map(name => node.getAttribute(name) ?? ''))
    if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement)
      texts.push(node.value)
  }
  return texts
}

/** Collects what is logged with `console.error`, including what was thrown. */
const listen = () => {
  const told: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    const text = parts.map(part => (part instanceof Error ? part.stack : String(part))).join(' ')
    told.push(text.split('\n').slice(0, 8).join('\n'))
  })
  // The terminal draws on a canvas, and works without one.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  return told
}

interface Stop {
  address: string
  /** The text of the whole document. */
  text: string
  /** The error of loading the screen. */
  failure: { kind: string; message: string; status: number } | null
  /** Errors while rendering the screen. */
  problems: readonly string[]
}

const everyRoute = (release: Release) =>
  addressPatterns(wholeTable.filter(({ needs }) => !needs || supports(release, needs)))

interface Tour {
  /** The release of the rack. */
  release?: Release
  routes?: readonly string[]
}

/** Opens screens one after the other, with a server that `wire` modifies. */
export const tour = async (
  wire: Wire,
  { release = 14, routes = everyRoute(release) }: Tour = {},
): Promise<Stop[]> => {
  const told = listen()
  const shown = await showConsole({ path: '/projects', wire, release })
  await shown.settle()
  const firstOf = async (list: string) => {
    const request = { method: 'GET', url: list, headers: {}, body: null }
    return JSON.parse((await shown.backend.handle(request)).body).items[0].id as string
  }
  const stops: Stop[] = []
  for (const route of routes) {
    const address = await addressOf(route, firstOf)
    await shown.send(navigationRequested({ to: address }))
    await shown.settle()
    await shown.settle()
    const text = document.body.textContent ?? ''
    stops.push({
      address,
      text,
      failure: shown.state().actors.navigation?.context.error ?? null,
      problems: [
        ...told.splice(0),
        ...(/Unexpected Application Error/.test(text) ? ['crashed'] : []),
        ...textsOf(document.body).filter(each => UNFIT.test(each)),
      ],
    })
  }
  return stops
}

/** One line for each problem. */
export const problemsOf = (stops: readonly Stop[]): string[] =>
  stops.flatMap(({ address, problems }) => problems.map(problem => `${address}: ${problem}`))
