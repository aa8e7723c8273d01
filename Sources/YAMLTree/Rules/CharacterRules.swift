import ScreenSpecDiagnostics

extension YAMLRules {
    /// Characters and bytes that no spec may hold.
    static let characterRules: [RuleDescription] = [
        tab, lineBreak, controlCharacter, encoding,
    ]

    static let tab = description(
        "yaml-tab",
        "Indentation and gaps are made of spaces.",
        why:
            "How far a tab reaches depends on the editor, so YAML does not let it indent, and specs have none outside "
            + "quotes, the text below '|' and '>', and comments. All tabs of a file are one finding.",
        wrong: .spec(
            """
            models:
              Product:
                properties:
                  name:⟦\t⟧String

            """
        ),
        right: .spec(
            """
            models:
              Product:
                properties:
                  name: String

            """
        )
    )

    static let lineBreak = description(
        "yaml-line-break",
        "Lines end with LF, CRLF or CR.",
        why:
            "YAML also takes U+0085, U+2028 and U+2029 for line breaks. Editors do not, and so the file would mean "
            + "something else than what people see. They mostly come along when text is pasted from a web page.",
        wrong: .spec(
            """
            models:
              Product:
                summary: Something a person⟦\u{2028}⟧can buy.
                properties: {name: String}

            """
        ),
        right: .spec(
            """
            models:
              Product:
                summary: Something a person can buy.
                properties: {name: String}

            """
        )
    )

    static let controlCharacter = description(
        "yaml-control-character",
        "Text has no control characters.",
        why:
            "YAML forbids them, nobody sees them, and they would end up in Swift sources. In double quotes an escape "
            + "such as \"\\u0007\" can be written.",
        wrong: .spec(
            """
            models:
              Product:
                summary: Something a person⟦\u{7}⟧ can buy.
                properties: {name: String}

            """
        ),
        right: .spec(
            """
            models:
              Product:
                summary: Something a person can buy.
                properties: {name: String}

            """
        )
    )

    static let encoding = description(
        "yaml-encoding",
        "Files are UTF-8, or UTF-16 with a byte order mark.",
        why: "In another encoding every letter beyond ASCII would be guessed, and guessed wrongly on some machine.",
        wrong: .words("A file that was saved as Latin-1, in which 'é' is the single byte E9."),
        right: .words("The same file saved as UTF-8, in which 'é' is the bytes C3 A9.")
    )
}
