/// The blocks of pages.
enum BlockTemplates {
    static let heading = """
        <h{{level}} id="{{anchor}}">{{{text}}} <a class="anchor" href="#{{anchor}}" aria-label="Link to this section">#</a></h{{level}}>

        """

    static let paragraph = """
        <p{{#isLead}} class="lead"{{/isLead}}>{{{text}}}</p>

        """

    static let callout = """
        <div class="callout {{kind}}" role="note">
        <p class="title">{{title}}</p>
        <p>{{{text}}}</p>
        </div>

        """

    static let table = """
        <div class="scrolled">
        <table>
        <thead>
        <tr>{{#columns}}<th scope="col">{{.}}</th>{{/columns}}</tr>
        </thead>
        <tbody>
        {{#rows}}
        <tr{{#anchor}} id="{{anchor}}"{{/anchor}}><th scope="row">{{{name}}}</th>{{#cells}}<td>{{{.}}}</td>{{/cells}}</tr>
        {{/rows}}
        </tbody>
        </table>
        </div>

        """

    /// Used within itself.
    static let list = """
        <ul>
        {{#items}}
        <li>{{{text}}}{{#hasItems}}{{> list}}{{/hasItems}}</li>
        {{/items}}
        </ul>

        """

    static let code = """
        <div class="code {{language}}"><pre><code>{{{text}}}</code></pre></div>

        """

    static let figure = """
        <figure class="picture">
        <div class="scrolled"{{#hasLinks}} role="group" aria-label="{{caption}}"{{/hasLinks}}>
        {{{picture}}}
        </div>
        <figcaption>{{caption}}
        <details>
        <summary>The same in words</summary>
        {{> list}}
        </details>
        </figcaption>
        </figure>

        """

    /// A picture that says nothing in words.
    static let image = """
        <figure class="picture">
        <div class="scrolled">
        {{{picture}}}
        </div>
        <figcaption>{{caption}}</figcaption>
        </figure>

        """

    /// What other pages are about, to be looked through.
    static let gallery = """
        <ul class="gallery">
        {{#layouts}}
        <li><a href="{{address}}">{{{picture}}}<span>{{title}}</span></a></li>
        {{/layouts}}
        </ul>

        """

    /// A diagram that nobody has drawn.
    static let sentences = """
        <figure class="picture">
        <div class="words">
        {{> list}}
        </div>
        <figcaption>{{caption}}</figcaption>
        </figure>

        """
}
