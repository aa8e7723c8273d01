extension Feature {
    var models: String {
        """
        # What the app knows of each \(phrase).
        models:
          \(name):
            summary: One \(phrase) of the person.
            properties:
              title:
                type: String
                summary: What the person calls it.
        \(attributes.map(modelProperty).joined(separator: "\n"))
              isArchived:
                type: Bool
                summary: Whether it was put away.
            conforms: [Hashable, Sendable]

          \(name)Draft:
            summary: What the person has typed so far about one \(phrase).
            generate: true
            conforms: [Hashable, Sendable]
            properties:
              title:
                type: String
                summary: What it will be called.
              remark:
                type: String?
                summary: What the person noted about it.
                default: nil

          \(name)Failure:
            summary: Why one \(phrase) could not be read or kept.
            generate: true
            conforms: [Error, Hashable]
            cases:
              offline: {}
              refused: {reason: String}
              outdated: {since: Date}

        """
    }

    private func modelProperty(_ attribute: Attribute) -> String {
        """
              \(attribute.name):
                type: \(attribute.type)
                summary: "\(attribute.summary)"
        """
    }
}
