const DEVICE = /^[0-9A-HJKMNP-TV-Z]{12}$/;
const RECOVERY = /^[A-Za-z0-9_-]{43}$/;

/** The code in what somebody typed or pasted: a whole link, or twelve signs in any case and grouping. */
export function codeIn(typed: string): string | null {
  const last = typed.trim().replace(/^.*#\/?link\//, '');
  if (RECOVERY.test(last)) return last;
  // Letters that look like digits are meant as such; the codes have none of them.
  const signs = last
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/U/g, 'V');
  return DEVICE.test(signs) ? signs : null;
}
