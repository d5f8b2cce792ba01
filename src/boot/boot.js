/*
 * Runs while the console's own code loads: it requests the code and the data of the screen that the
 * address names, and fills in what the skeleton can show of it, such as heading and columns. What it
 * knows of the routes is put in by the build (tools/webpack/boot-plan.ts). It is a file of its own
 * because the server's policy forbids scripts inside the document.
 */
{
  const { hash, calls, releases, newest, oldest, first, rest } = BOOT_PLAN

  const NAME = /^[a-z][a-z0-9-]*$/
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

  /** What the address says for the parameters of a route; null if it is not at that route. */
  const paramsOf = ({ path }) => {
    const keys = []
    const pattern = path.replace(/:(\w+)/g, (_, key) => {
      keys.push(key)
      return '([^/]+)'
    })
    const match = new RegExp(`^(?:${pattern})/?$`, 'i').exec(window.location.pathname)
    // A pattern with optional parts has several groups for one parameter, of which one matches.
    return match && keys.map((key, at) => [key, match[at + 1]]).filter(([, part]) => part)
  }

  /** Parameters as text; undefined where they cannot be decoded. */
  const decoded = params => {
    try {
      return Object.fromEntries(params.map(([key, part]) => [key, decodeURIComponent(part)]))
    } catch {
      return undefined
    }
  }

  /** The page of a list at which this entry of the history stands: see src/store/paging/address.ts. */
  const turned = url => {
    const token = window.history.state?.usr?.pages?.[url]?.at(-1)
    return token ? `${url}&${new URLSearchParams({ page_token: token })}` : url
  }

  const filled = (text, params) => text.replace(/\{(\w+)\}/g, (_, key) => params[key] ?? '')

  /**
   * The release that the rack runs, as far as the server of the console or this browser knows: see
   * src/api/core/release.ts.
   */
  const known = () => {
    const told = document.documentElement.dataset.release
    try {
      if (told) window.localStorage.setItem('basalt-release', told)
      return window.localStorage.getItem('basalt-release')
    } catch {
      return told
    }
  }
  const kept = known()
  /** Null if nothing is known, or a release that does not exist. */
  const release = kept && Object.hasOwn(releases, kept) ? kept : null
  const { version = newest, steps } = releases[release] ?? {}

  /** Nothing is requested for a screen that the rack may lack. */
  const isThere = ({ since = oldest }) => since <= (release ?? oldest)

  /** On the first visit, no release may be known: most racks have the pages of all. */
  const isShown = ({ since = oldest }) => since <= (release ?? Infinity)

  const preload = (name, type, ending) => {
    const link = document.createElement('link')
    link.rel = 'preload'
    link.href = `/assets/${name.replace('+', '')}.${hash}.${ending}`
    link.as = type
    document.head.append(link)
  }

  /** The transport takes the answer from here: see src/browser/transport.ts. */
  const ask = url => {
    const answer = fetch(url, { headers: { 'api-version': version } })
    // The code that takes the answer reports what went wrong.
    answer.catch(() => undefined)
    window.basaltAnswers ??= new Map()
    window.basaltAnswers.set(`${version} ${url}`, answer)
  }

  const write = (id, texts, className) => {
    const place = document.getElementById(id)
    place?.replaceChildren(
      ...texts.map(text => {
        const word = document.createElement('span')
        word.className = className
        word.textContent = text
        return word
      }),
    )
  }

  const paint = (
    { section, crumbs, heading = crumbs.split(' / ').at(-1), columns },
    layout,
    params,
  ) => {
    const { parents, sections, heading: over } = layout
    write('skeleton-crumbs', [filled(crumbs, params)], 'skeleton-word')
    write('skeleton-parents', [...parents, 'Docs'], 'skeleton-link')
    write('skeleton-over', [filled(over, params)], 'skeleton-word')
    const here = sections[section]
    // Of a group, the sidebar shows only the name, unless the page is in it.
    const shown = sections.filter(isShown).flatMap((each, at, all) => {
      const { group } = each
      if (!group) return each
      const name = all.findIndex(other => other.group === group) === at ? [{ label: group }] : []
      return here?.group === group ? [...name, each] : name
    })
    write(
      'skeleton-sections',
      shown.map(({ label }) => label),
      'skeleton-link',
    )
    const links = document.getElementById('skeleton-sections')?.children ?? []
    shown.forEach((each, at) => {
      links[at]?.classList.toggle('skeleton-member', 'group' in each)
      links[at]?.classList.toggle('skeleton-here', each === here)
    })
    write('skeleton-heading', [filled(heading, params)], 'skeleton-word')
    write('skeleton-columns', columns?.split('|') ?? [], 'skeleton-column')
  }

  /** Whether one of the routes is that of the address: the first is taken. */
  const start = ({ routes, layouts, files }) =>
    routes.some(route => {
      const found = paramsOf(route)
      if (!found) return false
      for (const name of route.files.map(index => files[index])) {
        if (name.endsWith('+')) preload(name, 'style', 'css')
        preload(name, 'script', 'js')
      }
      const params = decoded(found)
      if (!params || route.layout === undefined) return true
      if (steps) preload(steps, 'script', 'js')
      for (const { url, before } of calls)
        if (before === undefined || (release && Number(release) < before)) ask(url)
      // An id would be asked about in another way.
      if (
        isThere(route) &&
        Object.values(params).every(part => NAME.test(part) && !UUID.test(part))
      )
        for (const url of route.calls ?? []) ask(turned(filled(url, params)))
      paint(route, layouts[route.layout], params)
      return true
    })

  if (!start(first)) {
    // It is nearly always here before the console, whose scripts are larger, has drawn something.
    // A module, because the policy of the page trusts no address of a script that is set as text.
    import(rest).then(
      ({ screens }) => {
        if (!document.getElementById('root')?.firstChild) start(screens)
      },
      () => undefined,
    )
  }
}
