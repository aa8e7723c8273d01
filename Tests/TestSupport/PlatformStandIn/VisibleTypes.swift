import SystemTypes

/// Which types the declarations of a stand-in can name: those of the modules at hand.
struct VisibleTypes {
    /// The stand-ins that are made together.
    let modules: Set<String>

    /// Modules that this machine has itself.
    static let native: Set<String> = [
        "CoreFoundation", "Darwin", "Dispatch", "Foundation", "Observation", "RegexBuilder", "Swift", "Synchronization",
        "Testing", "XCTest", "os",
    ]

    func contains(_ name: String) -> Bool {
        guard let module = SystemTypes.module(of: name) else { return false }
        switch module {
        case "CoreFoundation", "Dispatch", "Swift": return true
        case "Foundation": return !AbsentOnLinux.notStoodInFor.contains(name)
        default: return modules.contains(module)
        }
    }

    func containsAll(mentionedIn text: some StringProtocol, except own: [String]) -> Bool {
        TypeNames.mentioned(in: text).allSatisfy { own.contains($0) || contains($0) }
    }
}

/// What Foundation lacks on Linux. Most of it is made up for by a stand-in module of its own, `FoundationOnApple`.
enum AbsentOnLinux {
    static let module = "FoundationOnApple"

    static let types: Set<String> = [
        "CGVector", "FileWrapper", "ListFormatter", "NSException", "NSExceptionName",
        "NSExtensionContext",
        "NSExtensionItem", "NSFileCoordinator", "NSFilePresenter", "NSFileVersion", "NSHashTable", "NSItemProvider",
        "NSItemProviderReading", "NSItemProviderWriting", "NSKeyValueChange", "NSKeyValueChangeKey",
        "NSKeyValueObservingOptions", "NSLinguisticTagger", "NSMapTable", "NSMetadataItem", "NSMetadataQuery",
        "NSPointerArray", "NSUbiquitousKeyValueStore", "NSUserActivity", "NSUserActivityDelegate", "NetService",
        "NetServiceBrowser", "NetServiceDelegate", "RelativeDateTimeFormatter",
        "RelativeDateTimeFormatter.DateTimeStyle",
        "RelativeDateTimeFormatter.UnitsStyle", "UndoManager", "ValueTransformer",
    ]

    /// Neither Foundation nor the stand-in has these, so what mentions them is left out.
    static let notStoodInFor: Set<String> = [
        "LocalizedStringResource", "NSDataDetector", "NSKeyValueObservation", "NSKeyValueObservedChange", "NSProxy",
        "NSValueTransformerName",
        "ProcessInfo.ThermalState", "String.LocalizationOptions", "String.LocalizationValue", "URL.FormatStyle",
        "URL.ParseStrategy", "URLSessionTask.State", "XMLParser", "XMLParserDelegate",
    ]
}
