import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { npm, SetupError } from './run.mjs';
import { root, workspaces } from './workspaces.mjs';

const SCOPE = '@comptoir/';
const CLI = 'apps/cli';

/**
 * Lays out the one package that plays and serves by itself: the terminal program, the workspaces it needs, the page
 * and the rules. Folders stand to each other as in the repository, so that everything finds everything as it does there.
 * @param {string} folder emptied first
 * @param {string} page folder of the built page
 */
export function stagePackage(folder, page) {
  rmSync(folder, { recursive: true, force: true });
  const byName = new Map(workspaces().map(({ name, dir }) => [name, dir]));
  const own = readJson(CLI);
  /** @type {Set<string>} */
  const bundled = new Set();
  /** @type {Record<string, string>} */
  const outside = {};
  const collect = (/** @type {Record<string, string>} */ dependencies = {}) => {
    for (const [name, version] of Object.entries(dependencies)) {
      if (!name.startsWith(SCOPE)) outside[name] = version;
      else if (!bundled.has(name)) {
        bundled.add(name);
        collect(readJson(byName.get(name) ?? name).dependencies);
      }
    }
  };
  collect(own.dependencies);

  const { name, version, license, type, engines } = own;
  const names = [...bundled].sort();
  copyBuilt(CLI, join(folder, CLI));
  cpSync(join(root, CLI, 'bin'), join(folder, CLI, 'bin'), { recursive: true });
  writeJson(join(folder, CLI), { name, version, type });
  for (const packed of names) {
    const dir = byName.get(packed) ?? packed;
    const target = join(folder, 'node_modules', packed);
    copyBuilt(dir, target);
    const { exports, imports, ...about } = readJson(dir);
    const entries = { exports: exportsOf(exports), ...(imports ? { imports: exportsOf(imports) } : {}) };
    writeJson(target, { name: packed, version: about.version, license, type, ...entries });
  }
  // The server looks for the page beside itself.
  cpSync(page, join(folder, 'node_modules', `${SCOPE}web`, 'dist'), {
    recursive: true,
    filter: (from) => !from.endsWith('.map'),
  });
  writeJson(join(folder, 'node_modules', `${SCOPE}web`), { name: `${SCOPE}web`, version, license });
  for (const path of ['LICENSE', 'README.md', 'docs/operate.md', 'docs/record.md', 'docs/rules'])
    cpSync(join(root, path), join(folder, path), { recursive: true });
  writeJson(folder, {
    name,
    version,
    description: readJson('.').description,
    license,
    type,
    engines,
    bin: { [name]: `${CLI}/bin/${name}.mjs` },
    files: ['apps', 'docs'],
    dependencies: {
      ...Object.fromEntries(Object.entries(outside).sort()),
      ...Object.fromEntries([...names, `${SCOPE}web`].map((packed) => [packed, version])),
    },
    bundleDependencies: [...names, `${SCOPE}web`],
  });
}

/**
 * @param {string} staged
 * @param {string} target folder for the archive
 * @returns {string} path of the archive
 */
export function packArchive(staged, target) {
  mkdirSync(target, { recursive: true });
  const { ok, output } = npm(['pack', staged, '--pack-destination', target, '--json']);
  const archive = readdirSync(target).find((file) => /^comptoir-[\d.]+\.tgz$/.test(file));
  if (!ok || archive === undefined) throw new SetupError(`npm pack failed:\n${output.trim()}`);
  return join(target, archive);
}

/**
 * What the compiler made of sources that are still there, and the data beside them; nothing for tests.
 * @param {string} dir
 * @param {string} target
 */
function copyBuilt(dir, target) {
  const data = join(root, dir, 'data');
  if (existsSync(data)) cpSync(data, join(target, 'data'), { recursive: true });
  const dist = join(root, dir, 'dist');
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const isCode = file.endsWith('.js') && existsSync(join(root, dir, 'src', file.replace(/\.js$/, '.ts')));
    if (!(isCode || file.endsWith('.json')) || /(^|\/)testing\/|\.test\.js$/.test(file)) continue;
    mkdirSync(dirname(join(target, 'dist', file)), { recursive: true });
    const text = readFileSync(join(dist, file), 'utf8');
    writeFileSync(join(target, 'dist', file), text.replace(/\n\/\/# sourceMappingURL=.*\n?$/, '\n'));
  }
}

/**
 * Only what is in the package can be imported from it.
 * @param {Record<string, { default: string }>} exports
 */
function exportsOf(exports = {}) {
  return Object.fromEntries(
    Object.entries(exports)
      .filter(([path]) => basename(path) !== 'testing')
      .map(([path, { default: file }]) => [path, file]),
  );
}

/** @param {string} dir */
function readJson(dir) {
  return JSON.parse(readFileSync(join(root, dir, 'package.json'), 'utf8'));
}

/**
 * @param {string} dir
 * @param {object} content
 */
function writeJson(dir, content) {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}
