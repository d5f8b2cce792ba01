/*
 * Runs while the console's own code loads: it requests the code and the data of the screen that the
 * address names, and fills in what the skeleton can show of it, such as heading and columns. What it
 * knows of the routes is put in by the build (tools/webpack/boot-plan.ts). It is a file of its own
 * because the server's policy forbids scripts inside the document.
 */
{
  const { routes, layouts, files, hash, calls, versions, oldest } = BOOT_PLAN

  const NAME = /^[a-z][a-z0-9-]*$/
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

  /** What the address says for the parameters of its route; null where it cannot be decoded. */
  const paramsOf = ({ keys }, [, ...parts]) => {
    const params = {}
    try {
      // A pattern with optional parts has several groups for one parameter, of which one matches.
      for (const [index, key] of keys.entries())
        if (parts[index] !== undefined) params[key] = decodeURIComponent(parts[index])
    } catch {
      return null
    }
    return params
  }

  /** The page of a list at which this entry of the history stands: see src/store/paging/address.ts. */
  const turned = url => {
    const token = window.history.state?.usr?.pages?.[url]?.at(-1)
    return token ? `${url}&${new URLSearchParams({ page_token: token })}` : url
  }

  const filled = (text, params) => text.replace(/\{(\w+)\}/g, (_, key) => params[key] ?? '')

  /** The release that the rack runs, as far as this tab knows: see src/api/core/release.ts. */
  const remembered = () => {
    try {
      return window.sessionStorage.getItem('basalt-release')
    } catch {
      return null
    }
  }
  const release = remembered()
  const version = versions[release] ?? versions.newest
  /** Nothing is requested for a screen that the rack may lack. */
  const isThere = ({ since }) => since <= (release ?? oldest)

  /** A new tab knows no release: most racks have the pages of all. */
  const isShown = ({ since }) => since <= (release ?? Infinity)

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

  const paint = ({ layout, section, crumbs, heading, columns }, params) => {
    const { parents, sections, heading: over } = layouts[layout]
    write('skeleton-crumbs', [filled(crumbs.join(' / '), params)], 'skeleton-word')
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
    write('skeleton-columns', columns, 'skeleton-column')
  }

  for (const route of routes) {
    const match = new RegExp(route.pattern, 'i').exec(window.location.pathname)
    if (!match) continue
    for (const name of route.files.map(index => files[index])) {
      if (name.endsWith('+')) preload(name, 'style', 'css')
      preload(name, 'script', 'js')
    }
    const params = paramsOf(route, match)
    if (!params || route.layout === undefined) break
    for (const { url, before } of calls)
      if (before === undefined || (release && Number(release) < before)) ask(url)
    // An id would be asked about in another way.
    if (isThere(route) && Object.values(params).every(part => NAME.test(part) && !UUID.test(part)))
      for (const url of route.calls) ask(turned(filled(url, params)))
    paint(route, params)
    break
  }
}
