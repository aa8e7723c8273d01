import SystemTypes
import Testing

@Suite("Facts about single types")
struct FactsTests {
    private func facts(_ name: String) throws -> TypeFacts {
        try #require(SystemTypes.type(named: name), "\(name) is not in the catalogue")
    }

    @Test(arguments: [
        ("String", "Swift"), ("Optional", "Swift"), ("URL", "Foundation"), ("CGFloat", "Foundation"),
        ("UIView.ContentMode", "UIKit"), ("UIControl.State", "UIKit"), ("NSDiffableDataSourceSnapshot", "UIKit"),
        ("MKMapView", "MapKit"), ("CALayer", "QuartzCore"), ("WKWebView", "WebKit"), ("CGColor", "CoreGraphics"),
        ("AnyCancellable", "Combine"), ("Selector", "ObjectiveC"), ("DispatchQueue", "Dispatch"), ("Logger", "os"),
    ])
    func typesHaveTheirModule(name: String, module: String) throws {
        #expect(SystemTypes.module(of: name) == module)
        #expect(try facts(name).module == module)
    }

    @Test func aModuleInFrontOfATypeMustBeItsOwn() {
        #expect(SystemTypes.type(named: "UIKit.UIView")?.name == "UIView")
        #expect(SystemTypes.type(named: "UIKit.UIView.ContentMode")?.name == "UIView.ContentMode")
        #expect(SystemTypes.type(named: "MapKit.UIView") == nil)
        #expect(SystemTypes.type(named: "UIKit.") == nil)
    }

    @Test(arguments: ["", ".", "UIVieww", "uiview", "UIView ", "UILabel.", "Ünïcode", "module", "class"])
    func whatIsNotInTheCatalogueIsUnknown(name: String) {
        #expect(SystemTypes.type(named: name) == nil)
        #expect(SystemTypes.module(of: name) == nil)
        #expect(SystemTypes.member("text", of: name) == nil)
        #expect(SystemTypes.memberNames(of: name) == [])
        #expect(!SystemTypes.isSubclass(name, of: "UIView"))
    }

    @Test func hashableAndSendableAreWhatTheSDKSays() throws {
        for name in ["String", "Int", "UIColor", "UIImage", "UIFont", "URL", "Date", "Decimal", "UUID", "NSNumber"] {
            #expect(try facts(name).isHashable && facts(name).isSendable, "\(name)")
        }
        for name in ["NSAttributedString", "NSObject", "UIBezierPath", "CNContact", "AVPlayer"] {
            #expect(try facts(name).isHashable && !facts(name).isSendable, "\(name)")
        }
        for name in ["CGRect", "UIEdgeInsets", "UIControl.State"] {
            #expect(try !facts(name).isHashable && facts(name).isEquatable && facts(name).isSendable, "\(name)")
        }
        for name in ["UIView", "UIViewController", "UITableViewCell", "MKMapView", "PDFView"] {
            #expect(try facts(name).isMainActor && facts(name).isSendable && facts(name).isHashable, "\(name)")
        }
        for name in ["UIImage", "UIColor", "UIFont", "CALayer", "NSParagraphStyle", "CLLocationManager"] {
            #expect(try !facts(name).isMainActor, "\(name)")
        }
        for name in ["Error", "Void", "TimeInterval", "UTType"] {
            #expect(try facts(name).isSendable, "\(name)")
        }
        #expect(try !facts("Error").isHashable)
        #expect(try !facts("Void").isHashable)
        #expect(try facts("TimeInterval").isHashable)
        #expect(try facts("CLLocationCoordinate2D").isEquatable == false)
    }

    @Test func containersConformWhereTheirArgumentsDo() throws {
        for name in ["Array", "Dictionary", "Optional", "Result"] {
            #expect(try facts(name).hashable == .whereArgumentsDo, "\(name)")
            #expect(try facts(name).sendable == .whereArgumentsDo, "\(name)")
            #expect(try facts(name).equatable == .whereArgumentsDo, "\(name)")
        }
        #expect(try facts("Set").hashable == .always)
        #expect(try facts("Dictionary").genericParameters.count == 2)
        #expect(try facts("Dictionary").genericParameters == ["Key: Hashable", "Value"])
        #expect(try facts("String").genericParameters.count == 0)
    }

    @Test func classesKnowTheirAncestors() {
        #expect(SystemTypes.isSubclass("UITableView", of: "UIScrollView"))
        #expect(SystemTypes.isSubclass("UITableView", of: "UIView"))
        #expect(SystemTypes.isSubclass("UIButton", of: "NSObject"))
        #expect(SystemTypes.isSubclass("UIView", of: "UIView"))
        #expect(!SystemTypes.isSubclass("UIView", of: "UIControl"))
        #expect(!SystemTypes.isSubclass("String", of: "NSObject"))
        #expect(
            SystemTypes.superclasses(of: "NSLayoutDimension").map(\.name) == [
                "NSLayoutDimension", "NSLayoutAnchor", "NSObject",
            ]
        )
        #expect(SystemTypes.conforms("UITableViewController", to: "UITableViewDataSource"))
        #expect(SystemTypes.conforms("UITableViewController", to: "UIScrollViewDelegate"))
        #expect(!SystemTypes.conforms("UIView", to: "UITableViewDataSource"))
    }

    @Test(arguments: [
        ("UILabel", "text", "String?"), ("UILabel", "isHidden", "Bool"), ("UIButton", "title", "String?"),
        ("UIButton", "image", "UIImage?"), ("UIButton", "titleColor", "UIColor?"), ("UISwitch", "isOn", "Bool"),
        ("UIActivityIndicatorView", "isAnimating", "Bool"), ("UIImageView", "isAnimating", "Bool"),
        ("UIProgressView", "progress", "Float"), ("UISegmentedControl", "titles", "[String]"),
        ("UILabel", "accessibilityLabel", "String?"), ("UIView", "accessibilityIdentifier", "String?"),
        ("UIBarButtonItem", "title", "String?"), ("NSLayoutConstraint", "constant", "CGFloat"),
        ("CAGradientLayer", "colors", "[Any]?"), ("MKMapView", "annotations", "[any MKAnnotation]"),
        ("UITextField", "inputView", "UIView?"), ("UIStackView", "spacing", "CGFloat"),
    ])
    func whatCanBeShown(type: String, name: String, expected: String) throws {
        let member = try #require(SystemTypes.member(name, of: type), "\(type).\(name)")
        #expect(member.type == expected)
        #expect(member.isSettable)
    }

    @Test(arguments: [
        ("UILabel", "intrinsicContentSize"), ("UIControl", "state"), ("UIView", "superview"), ("UIView", "addSubview"),
        ("UIView", "nothingOfTheKind"),
    ])
    func whatCannotBeShown(type: String, name: String) {
        #expect(SystemTypes.member(name, of: type)?.isSettable != true)
    }

    @Test(arguments: [
        ("UITableViewCell", ["imageView", "textLabel", "contentView", "isSelected", "tag", "prepareForReuse", "hash"]),
        (
            "UIViewController",
            ["title", "view", "present", "viewDidLoad", "navigationItem", "becomeFirstResponder", "next"]
        ),
        ("UITableViewController", ["tableView", "refreshControl", "numberOfSections"]),
        ("UIView", ["center", "frame", "mask", "window", "layer", "traitCollection", "accessibilityLabel"]),
        ("UIScrollView", ["refreshControl", "delegate", "contentInset"]),
    ])
    func whatASubclassInherits(type: String, names: [String]) {
        let inherited = SystemTypes.memberNames(of: type)
        for name in names { #expect(inherited.contains(name), "\(type).\(name)") }
        #expect(inherited == inherited.sorted())
        #expect(!inherited.contains("init"))
    }

    @Test func membersSayWhatTheyAre() throws {
        let added = try #require(SystemTypes.member("addSubview", of: "UITableViewCell"))
        #expect(added.kind == .method)
        #expect(added.fullName == "addSubview(_:)")
        #expect(added.type == nil)
        let dequeue = try #require(SystemTypes.member("dequeueReusableCell", of: "UITableView"))
        #expect(dequeue.type == "UITableViewCell?")
        #expect(dequeue.fullName == "dequeueReusableCell(withIdentifier:)")
        let aspectFit = try #require(SystemTypes.member("scaleAspectFit", of: "UIView.ContentMode"))
        #expect(aspectFit.kind == .enumCase && aspectFit.isStatic)
        let label = try #require(SystemTypes.member("label", of: "UIColor"))
        #expect(label.isStatic && !label.isSettable)
        let insets = try #require(SystemTypes.member("verticalScrollIndicatorInsets", of: "UITableView"))
        #expect(insets.type == "UIEdgeInsets")
    }

    @Test func controlEventsAndGestures() {
        for event in [
            "touchDown", "touchUpInside", "valueChanged", "editingDidEndOnExit", "menuActionTriggered", "allEvents",
        ] {
            #expect(SystemTypes.controlEvents.contains(event), "\(event)")
        }
        #expect(SystemTypes.controlEvents.count == 21)
        for gesture in SystemTypes.gestures {
            #expect(SystemTypes.isSubclass(gesture.recognizerClass, of: "UIGestureRecognizer"), "\(gesture.name)")
        }
        #expect(SystemTypes.gesture(named: "doubleTap")?.recognizerClass == "UITapGestureRecognizer")
        #expect(SystemTypes.gesture(named: "shake") == nil)
    }

    @Test func modulesSayWhatTheyExport() {
        #expect(SystemTypes.modulesExported(by: "UIKit").contains("Foundation"))
        #expect(SystemTypes.modulesExported(by: "UIKit").contains("Dispatch"))
        #expect(
            SystemTypes.modulesExported(by: "Foundation") == ["CoreFoundation", "Darwin", "Dispatch", "ObjectiveC"]
        )
        #expect(SystemTypes.modulesExported(by: "NoSuchModule") == [])
        #expect(SystemTypes.isKnownModule("UIKit") && SystemTypes.isKnownModule("Combine"))
        #expect(!SystemTypes.isKnownModule("RxSwift"))
    }

    @Test func systemPrefixes() {
        for name in ["UIFoo", "NSBar", "CGThing", "MKAnything", "PHPickerThing", "UIKit", "SCNBox"] {
            #expect(SystemTypes.hasSystemPrefix(name), "\(name)")
        }
        for name in ["Product", "UI", "UIfoo", "Ui", "ProductCell", "", "AVocado"] {
            #expect(!SystemTypes.hasSystemPrefix(name), "\(name)")
        }
    }

    @Test func namesAreSortedForSuggestions() {
        #expect(SystemTypes.names == SystemTypes.names.sorted())
        #expect(SystemTypes.names.contains("UITableViewCell"))
        #expect(SystemTypes.modules == SystemTypes.modules.sorted())
    }
}

extension TypeFacts {
    fileprivate var isHashable: Bool { hashable == .always }
    fileprivate var isEquatable: Bool { equatable == .always }
    fileprivate var isSendable: Bool { sendable == .always }
}
