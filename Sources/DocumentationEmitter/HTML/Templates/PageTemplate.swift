/// What stands around the blocks of every page.
enum PageTemplate {
    static let text = """
        <!DOCTYPE html>
        <html lang="en" data-root="{{root}}">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="{{policy}}">
        <meta name="color-scheme" content="light dark">
        {{#description}}
        <meta name="description" content="{{description}}">
        {{/description}}
        <title>{{title}}{{^isIndex}} – {{site}}{{/isIndex}}</title>
        <link rel="icon" href="data:,">
        <link rel="stylesheet" href="{{root}}assets/style.css">
        <script src="{{root}}assets/theme.js"></script>
        <script src="{{root}}assets/search.js" defer></script>
        </head>
        <body>
        <a class="skip" href="#site.content">Skip to content</a>
        <header class="bar">
        <a class="menu" href="#site.navigation">Menu</a>
        <a class="brand" href="{{root}}index.html">{{site}}</a>
        <div class="search" role="search" hidden>
        <input type="search" id="site.search" placeholder="Search" autocomplete="off" spellcheck="false" \
        aria-label="Search all pages">
        <kbd aria-hidden="true">/</kbd>
        <div class="results" id="site.results" hidden></div>
        <p class="unseen" role="status"></p>
        </div>
        <button class="theme" type="button" aria-pressed="false" hidden><span class="unseen">Dark colours</span></button>
        </header>
        <div class="frame">
        <nav class="sidebar" id="site.navigation" aria-label="Pages">
        <a class="close" href="#site.content">Close</a>
        {{> sidebar}}
        </nav>
        <main id="site.content" tabindex="-1">
        {{#crumbs}}
        {{#first}}
        <nav class="crumbs" aria-label="Breadcrumbs">
        <ol>
        {{/first}}
        <li><a href="{{href}}">{{title}}</a></li>
        {{#last}}
        </ol>
        </nav>
        {{/last}}
        {{/crumbs}}
        <article>
        <p class="kind">{{kind}}</p>
        <h1>{{title}}</h1>
        {{{body}}}
        </article>
        </main>
        {{#hasContents}}
        <nav class="contents" aria-label="On this page">
        <p>On this page</p>
        <ol>
        {{#contents}}
        <li class="level{{level}}"><a href="#{{anchor}}">{{title}}</a></li>
        {{/contents}}
        </ol>
        </nav>
        {{/hasContents}}
        </div>
        </body>
        </html>

        """

    static let sidebar = """
        {{#sections}}
        {{#isLink}}
        <a class="folder" href="{{href}}">{{title}} <span>{{count}}</span></a>
        {{/isLink}}
        {{^isLink}}
        <details{{#isOpen}} open{{/isOpen}}>
        <summary>{{title}}</summary>
        <ul>
        {{#pages}}
        <li><a href="{{href}}"{{#isCurrent}} aria-current="page"{{/isCurrent}}>{{title}}</a></li>
        {{/pages}}
        </ul>
        </details>
        {{/isLink}}
        {{/sections}}

        """
}
