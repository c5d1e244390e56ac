/**
 * @typedef {object} Entry
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [link]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */

/** @typedef {Record<string, Entry>} Packages */

const OS = /\b(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)\b/;
const CPU = /\b(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)\b/;
const MUSL = /musl/;

/**
 * Binaries for other platforms that the lockfile leaves out. npm omits the ones a registry does not carry,
 * and `npm ci` then refuses the lockfile. They have no integrity, since nobody has seen them here.
 * @param {Packages} packages
 * @returns {Packages}
 */
export function missingPlatforms(packages) {
  /** @type {Packages} */
  const missing = {};
  for (const [key, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const isExact = /^\d+\.\d+\.\d+/.test(version);
      if (!isExact || isResolved(packages, key, name)) continue;
      const os = OS.exec(name)?.[1];
      const cpu = CPU.exec(name)?.[1];
      missing[`node_modules/${name}`] = {
        version,
        ...(cpu ? { cpu: [cpu] } : {}),
        ...(dev ? { dev } : {}),
        ...(os === 'linux' ? { libc: [MUSL.test(name) ? 'musl' : 'glibc'] } : {}),
        optional: true,
        ...(os ? { os: [os] } : {}),
      };
    }
  }
  return missing;
}

/**
 * @param {Packages} packages
 * @param {string} key the package that asks, as a path of the lockfile
 * @param {string} name
 */
function isResolved(packages, key, name) {
  for (let at = key; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
}
