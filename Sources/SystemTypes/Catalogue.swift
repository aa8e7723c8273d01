/// The catalogue of platform facts: what UIKit apps use of the system, as text, in chunks of one format.
///
/// A chunk has a `module` line and below it that module's types in alphabetical order. `HeaderReader` says how a type is
/// declared and `MemberReader` how its members are; a type that is declared without members is merely known by name. The
/// facts are those of the iOS 18 SDK; `@13.4` at the end of a line is the first iOS that has it, where that is after iOS 9.
enum Catalogue {
    static let chunks: [StaticString] = [
        swift,
        foundation,
        foundationFormats,
        foundationObjects,
        foundationNetwork,
        foundationNeighbours,
        coreGraphics,
        quartzCore,
        uiKitViews,
        uiKitResponders,
        uiKitLayout,
        uiKitControls,
        uiKitButtons,
        uiKitPickers,
        uiKitTextFields,
        uiKitScrolling,
        uiKitTables,
        uiKitTableCells,
        uiKitCollections,
        uiKitCollectionLayouts,
        uiKitContents,
        uiKitControllers,
        uiKitContainers,
        uiKitPresentation,
        uiKitSystemControllers,
        uiKitBars,
        uiKitGestures,
        uiKitText,
        uiKitGraphics,
        frameworksMaps,
        frameworksWeb,
        frameworksMedia,
        frameworksPeople,
        frameworksDocuments,
        frameworksPayment,
        frameworksData,
        frameworksGames,
        frameworksDevices,
        frameworksMore,
    ]
}
