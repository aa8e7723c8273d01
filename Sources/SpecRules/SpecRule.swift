import ScreenSpecDiagnostics

/// A rule over specs, by what it has to look at: a run in which one spec has changed looks at as little as it can.
package enum SpecRule: Sendable {
    /// It looks at one file after the other. What it asks of the other files is written down as a question.
    case file(Rule<IndexedFile>)
    /// It looks at the architectures, all of which every run reads, and, one file after the other, at screens that say something else.
    case architectures(Rule<ProgramIndex>, screens: Rule<IndexedFile>)
    /// It looks at the ways between the screens of the whole project, in the order of modules and files.
    case screens(Rule<[NavigationScreen]>)

    package var description: RuleDescription {
        switch self {
        case .file(let rule): rule.description
        case .architectures(let rule, _): rule.description
        case .screens(let rule): rule.description
        }
    }

    package var reliance: Reliance {
        switch self {
        case .file(let rule): rule.reliance
        case .architectures(let rule, _): rule.reliance
        case .screens(let rule): rule.reliance
        }
    }

    /// What it looks for in one file.
    var ofFiles: Rule<IndexedFile>? {
        switch self {
        case .file(let rule), .architectures(_, let rule): rule
        case .screens: nil
        }
    }

    var ofArchitectures: Rule<ProgramIndex>? {
        if case .architectures(let rule, _) = self { rule } else { nil }
    }

    var ofScreens: Rule<[NavigationScreen]>? {
        if case .screens(let rule) = self { rule } else { nil }
    }
}
