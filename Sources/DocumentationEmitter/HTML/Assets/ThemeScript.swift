/// Chooses between light and dark. It runs before the page is drawn, so that nothing flashes.
enum ThemeScript {
    static let text = """
        (() => {
            "use strict";
            const root = document.documentElement;
            const key = "screenspec-theme";
            const dark = matchMedia("(prefers-color-scheme: dark)");

            // Browsers may refuse storage to pages that are opened from a folder.
            const read = () => {
                try { return localStorage.getItem(key); } catch { return null; }
            };
            const keep = theme => {
                try { localStorage.setItem(key, theme); } catch { return; }
            };

            const chosen = read();
            if (chosen === "light" || chosen === "dark") { root.dataset.theme = chosen; }
            const isDark = () => root.dataset.theme ? root.dataset.theme === "dark" : dark.matches;

            document.addEventListener("DOMContentLoaded", () => {
                const button = document.querySelector(".theme");
                const show = () => button.setAttribute("aria-pressed", String(isDark()));
                button.hidden = false;
                button.addEventListener("click", () => {
                    root.dataset.theme = isDark() ? "light" : "dark";
                    keep(root.dataset.theme);
                    show();
                });
                dark.addEventListener("change", show);
                show();
            });
        })();

        """
}
