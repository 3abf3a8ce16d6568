/**
 * Which modules the public pages share: they travel in a few files. Left to itself the bundler makes a file for each
 * set of screens that share something, which for a first visit meant over thirty, seven round trips over HTTP/1.1.
 */
interface ModuleInfo {
  readonly id: string;
  readonly code: string | null;
  readonly importedIds: readonly string[];
}

type FindModule = (id: string) => ModuleInfo | null;

const withFilters = ['storefront/browse/search', 'storefront/browse/category'];
const product = 'storefront/product/product';
const inMarket = ['storefront/home/storefront', product];
const bars = 'app/menus/user-parts.tsx';
const beside = ['storefront/seller/seller', 'storefront/browse/categories', 'landing/landing', 'prices/prices'];
const library = /\/node_modules\//;
/** The names of crops are the market's own. */
const plain = /\/(?:lucide-react|client\/(?:ui|platform)|schema\/(?!values\/catalogue\/categories))/;
const icon = /\/lucide-react\/dist\/esm\/icons\//;
/** These few bytes are larger as files of their own. */
const shared = /\/(?:status-badge|seller-name)\.tsx?$/;

/** Files that only pass on what others export: of these a module needs what it names. */
const passesOn = /\/lucide-react\/dist\/esm\/lucide-react\.(?:m?js)$|\/client\/generated\/graphql\.ts$/;
const namedImport = /import\s*\{([^}]*)\}\s*from\s*["'][^"']*(?:lucide-react|generated\/graphql)["']/g;
const passedOn = /export\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

const namesOf = (list: string): string[] =>
  list.split(',').flatMap(
    (one) =>
      one
        .trim()
        .split(/\s+as\s+/)[0]
        ?.trim() || [],
  );

type GroupName = 'open' | 'market' | 'parts' | 'browse' | 'list' | 'beside';

type ChunkName = (id: string, context: { readonly getModuleInfo: FindModule }) => string | null;

/**
 * For `codeSplitting.groups`, the first before the next, since each takes along what its modules need. The product page
 * needs `open` and `market`, of which `open` holds plain parts (icons, ui, platform, schema) that any other screen may
 * use too. `parts` are the plain ones that it does not need, `browse` what the pages with lists share besides, `list`
 * only those with filters, `beside` icons of the pages beside the market alone. `root`: the client's folder.
 */
export function publicGroups(root: string): { readonly name: ChunkName; readonly debugName: GroupName; readonly priority: number }[] {
  let groups: ReadonlyMap<string, GroupName> | null = null;
  return (['beside', 'list', 'browse', 'market', 'parts', 'open'] as const).map((group, place) => ({
    debugName: group,
    priority: place + 1, // above the groups of single pages, which would take along what these need
    name: (id, context) => {
      groups ??= groupsOf(root, (wanted) => context.getModuleInfo(wanted));
      return groups.get(id) === group ? group : null;
    },
  }));
}

function groupsOf(root: string, find: FindModule): ReadonlyMap<string, GroupName> {
  const uses = (screens: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const screen of screens)
      for (const id of needsOf(`${root}features/${screen}.screen.tsx`, find)) counts.set(id, (counts.get(id) ?? 0) + 1);
    return counts;
  };
  const [market, lists, others] = [uses([...withFilters, ...inMarket]), uses(withFilters), uses(beside)];
  const ofProduct = uses([product]);
  const ofBars = needsOf(root + bars, find);
  const groups = new Map<string, GroupName>();
  for (const id of [...market.keys(), ...others.keys()]) {
    const [here, there] = [market.get(id) ?? 0, others.get(id) ?? 0];
    if (library.test(id) && !icon.test(id)) continue; // in the files of libraries, or with the one that uses it
    const isShared = icon.test(id) || shared.test(id) || (there > 1 && here > 0) || here > 1 || (here > 0 && ofBars.has(id));
    if (!isShared) continue;
    if (here === 0) groups.set(id, 'beside');
    else if (plain.test(id)) groups.set(id, ofProduct.has(id) ? 'open' : 'parts');
    else if (ofProduct.has(id)) groups.set(id, 'market');
    else groups.set(id, lists.get(id) === here ? 'list' : 'browse');
  }
  return groups;
}

function needsOf(screen: string, find: FindModule): ReadonlySet<string> {
  const needed = new Set<string>();
  const visit = (id: string): void => {
    if (needed.has(id)) return;
    needed.add(id);
    const info = find(id);
    if (!info) return;
    for (const next of info.importedIds) if (!passesOn.test(next)) visit(next);
    const barrels = info.importedIds.filter((next) => passesOn.test(next));
    if (barrels.length === 0) return;
    const names = [...(info.code ?? '').matchAll(namedImport)].flatMap(([, list = '']) => namesOf(list));
    for (const barrel of barrels) sourcesOf(barrel, names, find).forEach(visit);
  };
  visit(screen);
  return needed;
}

/** The modules that stand behind these names of a barrel. */
function sourcesOf(barrel: string, names: readonly string[], find: FindModule): readonly string[] {
  const info = find(barrel);
  const behind = [...(info?.code ?? '').matchAll(passedOn)].flatMap(([, list = '', source = '']) =>
    list.split(',').flatMap((one) => {
      const [, exported] = /(?:\sas\s+)?(\w+)\s*$/.exec(one) ?? [];
      return exported && names.includes(exported) ? [source] : [];
    }),
  );
  const ids = info?.importedIds ?? [];
  return behind.flatMap((source) => ids.find((id) => id === source || id.endsWith(source.replace(/^\.\//, '/'))) ?? []);
}
