/** Hands a text to the browser as a file to store. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  follow(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // a slow phone reads it later
}

/** Has the browser store what is at an address of this server, which names the file. */
export function saveFrom(address: string): void {
  follow(address, '');
}

function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
