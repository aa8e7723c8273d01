/// A model, and views whose view models are made from it: what a change costs on which much depends.
struct SharedModel {
    let viewCount: Int

    static func viewCount(of specCount: Int) -> Int { max(1, specCount / 10) }

    static let path = "Specs/Shared/Member.models.yaml"

    var files: [Corpus.File] {
        [Corpus.File(path: Self.path, text: Self.text(revision: 0))] + (0..<viewCount).map(Self.view)
    }

    /// The model with another property in each revision.
    static func text(revision: Int) -> String {
        """
        models:
          Member:
            summary: Somebody who belongs to the club.
            conforms: [Hashable, Sendable]
            properties:
              givenName: {type: String, summary: The name that friends use.}
              familyName: {type: String, summary: The name of the family.}
              years: {type: Int, summary: For how long.}
              revision\(revision): {type: String, summary: What has come last.}

        """
    }

    private static func view(_ number: Int) -> Corpus.File {
        let name = "MemberBadge\(number)"
        return Corpus.File(path: "Specs/Shared/Part\(number / 100)/\(name).view.yaml", text: view(name))
    }

    /// A view whose view model is made from the model.
    static func view(_ name: String) -> String {
        """
        view: \(name)
        summary: A badge for a member.
        subviews:
          nameLabel: {type: UILabel, shows: {text: name}}
          yearsLabel: {type: UILabel, shows: {text: years}}
        viewModel:
          summary: What \(name) shows.
          properties:
            name: {type: String, summary: The name on the badge.}
            years: {type: String, summary: For how long.}
          initializers:
            - summary: Shows a member.
              from: {member: Member}
              set:
                name: member.givenName
                years: {swift: "String(member.years)"}

        """
    }
}
