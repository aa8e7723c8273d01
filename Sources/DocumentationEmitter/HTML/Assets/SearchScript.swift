/// Search over the titles and summaries of all pages, which is loaded when somebody first asks for it.
enum SearchScript {
    static let text = #"""
        (() => {
            "use strict";
            const root = document.documentElement.dataset.root;
            const box = document.querySelector(".search");
            const input = box.querySelector("input");
            const list = box.querySelector(".results");
            const status = box.querySelector("[role=status]");
            const shownLimit = 40;
            let pages = null;
            let isLoading = false;
            let options = [];
            let active = -1;

            // A script rather than a request, which browsers refuse to pages that are opened from a folder.
            const load = () => {
                if (pages || isLoading) { return; }
                isLoading = true;
                const script = document.createElement("script");
                script.src = root + "assets/search-index.js";
                script.addEventListener("load", () => {
                    pages = globalThis.screenSpecPages.map(prepare);
                    search();
                });
                // Whoever types on asks for it again.
                script.addEventListener("error", () => { isLoading = false; });
                document.head.append(script);
            };

            const words = text => text.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase();
            const prepare = ([title, kind, path, group, summary]) => ({
                title, kind, path, group, summary,
                name: title.toLowerCase(),
                words: " " + words(title),
                rest: (kind + " " + group + " " + summary).toLowerCase(),
            });

            const rank = (page, term) => {
                if (page.name === term) { return 0; }
                if (page.name.startsWith(term)) { return 1; }
                if (page.words.includes(" " + term)) { return 2; }
                if (page.name.includes(term)) { return 3; }
                return page.rest.includes(term) ? 6 : -1;
            };

            const find = query => {
                const terms = query.toLowerCase().split(/\s+/).filter(term => term !== "");
                const found = [];
                pages.forEach((page, index) => {
                    let score = 0;
                    for (const term of terms) {
                        const one = rank(page, term);
                        if (one < 0) { return; }
                        score += one;
                    }
                    found.push({ page, score, index });
                });
                return found.sort((a, b) => a.score - b.score || a.index - b.index).map(one => one.page);
            };

            const part = (element, name, text) => {
                const span = document.createElement("span");
                span.className = name;
                span.textContent = text;
                element.append(span);
            };

            const option = (page, index) => {
                const link = document.createElement("a");
                link.href = root + page.path;
                link.id = "site.result" + index;
                link.tabIndex = -1;
                link.setAttribute("role", "option");
                link.setAttribute("aria-selected", "false");
                part(link, "name", page.title);
                part(link, "place", page.group ? page.kind + " · " + page.group : page.kind);
                if (page.summary) { part(link, "summary", page.summary); }
                return link;
            };

            const select = index => {
                if (options[active]) { options[active].setAttribute("aria-selected", "false"); }
                active = index;
                const link = options[active];
                if (!link) {
                    input.removeAttribute("aria-activedescendant");
                    return;
                }
                link.setAttribute("aria-selected", "true");
                link.scrollIntoView({ block: "nearest" });
                input.setAttribute("aria-activedescendant", link.id);
            };

            const close = () => {
                list.hidden = true;
                options = [];
                select(-1);
                status.textContent = "";
                input.setAttribute("aria-expanded", "false");
            };

            const search = () => {
                const query = input.value.trim();
                if (query === "" || !pages) { return close(); }
                const found = find(query);
                options = found.slice(0, shownLimit).map(option);
                list.replaceChildren(...options);
                if (found.length !== options.length || found.length === 0) {
                    part(list, "count", found.length === 0 ? "Nothing found" : (found.length - options.length) + " more");
                }
                list.hidden = false;
                input.setAttribute("aria-expanded", "true");
                status.textContent = found.length === 1 ? "1 page found" : found.length + " pages found";
                select(options.length > 0 ? 0 : -1);
            };

            const move = step => {
                if (options.length > 0) { select((active + step + options.length) % options.length); }
            };

            // Without this script the field is not there, so that what it is stands here rather than in every page.
            const describe = (element, attributes) => {
                for (const [name, value] of Object.entries(attributes)) { element.setAttribute(name, value); }
            };
            describe(list, { role: "listbox", "aria-label": "Pages found" });
            describe(input, {
                role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": list.id,
                "aria-keyshortcuts": "/",
            });

            input.addEventListener("focus", load);
            input.addEventListener("input", () => { load(); search(); });
            input.addEventListener("keydown", event => {
                switch (event.key) {
                case "ArrowDown": move(1); break;
                case "ArrowUp": move(-1); break;
                case "Enter":
                    if (options[active]) { options[active].click(); }
                    break;
                case "Escape":
                    if (list.hidden) { input.blur(); }
                    input.value = "";
                    close();
                    break;
                default: return;
                }
                event.preventDefault();
            });
            document.addEventListener("keydown", event => {
                const isTyping = document.activeElement?.matches("input, textarea, select");
                if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) { return; }
                event.preventDefault();
                input.focus();
                input.select();
            });
            document.addEventListener("click", event => {
                if (!box.contains(event.target)) { close(); }
            });
            box.hidden = false;

            // What scrolls by itself can be scrolled by keyboard.
            const reach = () => {
                for (const element of document.querySelectorAll(".scrolled, pre")) {
                    if (element.scrollWidth > element.clientWidth) { element.tabIndex = 0; }
                    else { element.removeAttribute("tabindex"); }
                }
            };
            reach();
            addEventListener("resize", reach);
        })();

        """#
}
