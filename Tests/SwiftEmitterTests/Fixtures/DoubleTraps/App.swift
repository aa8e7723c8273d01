// What the specs describe, as the app has it.

final class Document {
    var name = ""
}

final class Session {}

actor Worker {}
