import Foundation
import Testing

@testable import ScreenSpecDiagnostics

@Suite struct JSONTests {
    @Test func keepsTheOrderOfMembers() {
        let value: JSON = ["zebra": 1, "apple": [true, nil, 2.5, "x"], "none": [], "nothing": [:]]
        #expect(value.text(isIndented: false) == #"{"zebra":1,"apple":[true,null,2.5,"x"],"none":[],"nothing":{}}"#)
        #expect(
            value.text() == """
                {
                  "zebra": 1,
                  "apple": [
                    true,
                    null,
                    2.5,
                    "x"
                  ],
                  "none": [],
                  "nothing": {}
                }
                """
        )
    }

    @Test func leavesOutMembersThatAreNil() {
        let member: String? = nil
        #expect(JSON.object(["a": 1, "b": member.map(JSON.string)]).text(isIndented: false) == #"{"a":1}"#)
    }

    @Test func escapesWhatAReaderOrTerminalWouldObey() {
        let text = "\u{1B}[31m\u{0}\u{9B}\u{7F}\"\\\n\r\t\u{2028}é🎉"
        #expect(
            JSON.string(text).text() == #""\u001b[31m\u0000\u009b\u007f\"\\\n\r\t\u2028é🎉""#
        )
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan])
    func writesNumbersThatJSONLacksAsNull(number: Double) {
        #expect(JSON.number(number).text() == "null")
    }

    /// Foundation reads back what the writer wrote, for every scalar below U+3000 and some above.
    @Test func foundationReadsItBack() throws {
        let scalars = (0..<0x3000).compactMap(Unicode.Scalar.init).map(String.init) + ["\u{FFFF}", "\u{10FFFF}", "🏳️‍🌈"]
        let value = JSON.object([JSON.Member("all", .array(scalars.map(JSON.string)))])
        for isIndented in [true, false] {
            let data = Data(value.text(isIndented: isIndented).utf8)
            let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String: [String]])
            #expect(read["all"].map { Array($0.joined().unicodeScalars) } == Array(scalars.joined().unicodeScalars))
        }
    }
}

@Suite struct LineOwnersTests {
    private func place(_ offset: Int) -> SourceRange {
        SourceRange(file: FileID(index: 0), lower: offset, upper: offset + 1)
    }

    @Test func everyLineOfARunHasItsOwner() {
        var owners = LineOwners()
        #expect(owners.owner(ofLine: 0) == nil)
        owners.start(atLine: 2, owner: place(10))
        owners.start(atLine: 5, owner: nil)
        owners.start(atLine: 6, owner: place(20))
        let expected = [nil, nil, place(10), place(10), place(10), nil, place(20), place(20)]
        #expect((0..<8).map(owners.owner(ofLine:)) == expected)
        #expect(owners.owner(ofLine: .max) == place(20))
    }

    @Test func laterOwnerOfALineWins() {
        var owners = LineOwners()
        owners.start(atLine: 0, owner: place(1))
        owners.start(atLine: 3, owner: place(2))
        owners.start(atLine: 3, owner: place(1))
        #expect(owners.owner(ofLine: 3) == place(1))
        owners.start(atLine: 4, owner: place(3))
        #expect(owners.owner(ofLine: 3) == place(1))
        #expect(owners.owner(ofLine: 4) == place(3))
    }
}
