// The page without a network: language and theme before the first paint, the page that was asked for again as soon as there is a network.
(function (root) {
  var language = 'en';
  var theme = null;
  try {
    if (localStorage.getItem('language') === 'bn') language = 'bn';
    theme = localStorage.getItem('theme');
  } catch {
    // storage refused: English, and the theme of the system
  }
  root.lang = language;
  if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.className = theme;
  function again() {
    location.reload();
  }
  window.addEventListener('online', again);
  document.addEventListener('DOMContentLoaded', function () {
    document.getElementById('retry').addEventListener('click', again);
    document.title = document.title.split(' · ')[language === 'bn' ? 1 : 0];
  });
})(document.documentElement);
