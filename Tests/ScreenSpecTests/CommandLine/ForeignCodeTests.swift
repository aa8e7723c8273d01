import TestSupport
import Testing

@Suite("Other people's code in the tree")
struct ForeignCodeTests {
    private static let cell = """
        import UIKit

        final class PriceCell: UITableViewCell {
            @IBOutlet var label: UILabel!
        }

        """

    private func withVendors(_ body: (TemporaryFolder) throws -> Void) throws {
        try TemporaryFolder.with { folder in
            try folder.write(Self.cell, to: "Vendors/Kit/PriceCell.swift")
            try folder.write(Self.cell.replacing("PriceCell", with: "OldCell"), to: "App/third-party/OldCell.swift")
            try folder.write(Self.cell.replacing("PriceCell", with: "OwnCell"), to: "App/VendorList/OwnCell.swift")
            try body(folder)
        }
    }

    @Test("is not checked, and a line says where it lies")
    func isPassedOver() throws {
        try withVendors { folder in
            let completed = try folder.screenspec(["check"])
            #expect(!completed.errors.contains("'PriceCell'"), "\(completed.errors)")
            #expect(!completed.errors.contains("'OldCell'"))
            #expect(completed.output.contains("'OwnCell'"))
            #expect(
                completed.output.contains(
                    "2 files in 'App/third-party', 'Vendors' are taken for other people's code, and not checked. To "
                        + "have it checked, name it under 'sources' in screenspec.yaml."
                )
            )
            let explained = try folder.screenspec(["explain", "Vendors/Kit/PriceCell.swift"]).output
            #expect(explained.contains("In a folder of other people's code"), "\(explained)")
        }
    }

    @Test("is checked where the project file names it")
    func isNamed() throws {
        try withVendors { folder in
            try folder.write("version: 1\nsources: [App, Vendors]\n", to: "screenspec.yaml")
            let output = try folder.screenspec(["check"]).output
            #expect(output.contains("'PriceCell'"), "\(output)")
            #expect(!output.contains("'OldCell'"))
            #expect(output.contains("1 file in 'App/third-party' is taken for other people's code"))
        }
    }
}
