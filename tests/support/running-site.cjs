/** For commands that visit a running site: ends with a sentence where there is none. */
async function requireSite(address) {
  try {
    await fetch(address);
  } catch {
    process.stderr.write(`Nothing responds at ${address}: run npm start in another terminal, or set BASE to a running site.\n`);
    process.exit(1);
  }
}

module.exports = { requireSite };
