/**
 * The script of the pages under /docs: a button that copies, at each block of code, and the menu at the page that is
 * open. Without it the pages are read as they are.
 */
export const docsScript = `
document.querySelector('.menu [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
for (const block of document.querySelectorAll('pre')) {
  const button = document.createElement('button');
  const bangla = document.documentElement.lang === 'bn';
  const [copy, copied] = bangla ? ['কপি করুন', 'কপি হয়েছে'] : ['Copy', 'Copied'];
  button.type = 'button';
  button.className = 'copy';
  button.textContent = copy;
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent);
    button.textContent = copied;
    setTimeout(() => { button.textContent = copy; }, 2000);
  });
  block.before(button);
}
`;
