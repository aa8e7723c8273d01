import ScreenModel
import ScreenSpecDiagnostics

/// How Cocoa names the messages of delegates and data sources.
enum CocoaNaming {
    /// `ProductCell` as the name of a value: `productCell`; `URLCell` becomes `urlCell`, `LoginVC` `loginVC`, and `Fees.Cell` `cell`.
    static func lowerCamel(_ path: String) -> String {
        let type = path.lastDottedPart
        let characters = Array(type.unicodeScalars.drop { $0 == "_" })
        var upper = 0
        while upper < characters.count, characters[upper].properties.isUppercase { upper += 1 }
        guard upper > 0 else { return type }
        // Of several capitals the last one starts the next word, unless the name ends there or a digit follows.
        let isWordNext = upper < characters.count && characters[upper].properties.isLowercase
        let lowered = upper == 1 ? 1 : (isWordNext ? upper - 1 : upper)
        var name = String.UnicodeScalarView()
        name.append(contentsOf: characters[..<lowered].flatMap { $0.properties.lowercaseMapping.unicodeScalars })
        name.append(contentsOf: characters[lowered...])
        return String(name)
    }

    /// `didSelect`, sent by a `ProductCell`, with `product: Product`:
    /// `productCell(_ productCell: ProductCell, didSelect product: Product)`.
    static func delegateMethod(_ function: FunctionRequirement, sender: TypeReference, senderName: String)
        -> FunctionRequirement
    {
        var method = function
        let senderParameter = Parameter(label: nil, name: senderName, type: sender, at: sender.range)
        guard var first = function.parameters.first else {
            method.name = senderName + function.name.firstUppercased
            method.parameters = [senderParameter]
            return method
        }
        // A label of its own is one that differs from the parameter's name.
        let ownLabel = first.label.flatMap { $0 == first.name ? nil : $0 }
        first.label = function.name + (ownLabel?.firstUppercased ?? "")
        method.name = senderName
        method.parameters = [senderParameter, first] + function.parameters.dropFirst()
        return method
    }

    /// `image`, asked of a `PreviewView`'s data source: `image(for previewView: PreviewView) -> UIImage?`.
    static func dataSourceMethod(_ property: StoredProperty, sender: TypeReference, senderName: String)
        -> FunctionRequirement
    {
        FunctionRequirement(
            name: property.name.text,
            parameters: [Parameter(label: "for", name: senderName, type: sender, at: sender.range)],
            returns: property.type
        )
    }
}
