/**
 * Loaded before a program of Node (`-r`) that another one waits for in vain once it is killed: it ends as soon as the
 * process that started it has ended.
 */
const parent = process.ppid;
const watch = setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, 250);
watch.unref();
