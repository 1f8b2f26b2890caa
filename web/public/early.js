// Before anything is drawn: the theme of the last visit, so that nothing flashes.
(function () {
  var theme = "auto";
  try {
    theme = JSON.parse(localStorage.getItem("ludoteka.settings") || "{}").theme || "auto";
  } catch (error) {
    theme = "auto";
  }
  var dark = theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
