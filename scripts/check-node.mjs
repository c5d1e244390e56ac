// Imported before anything else, so it must parse and run on old versions of Node.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Comptoir needs Node 20.19 or later; this is Node ${process.versions.node}.`);
  process.exit(1);
}
