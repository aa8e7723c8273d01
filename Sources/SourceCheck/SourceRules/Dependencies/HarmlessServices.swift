import SourceFacts

/// What is called like a service or a storage and is none that views are to leave to others.
extension CodeIndex {
    /// Whether a type says how things look, or what the device senses, and asks neither network nor storage for it. A protocol is as
    /// all that conform to it are.
    func isOfLooksOrSenses(_ type: CodeType) -> Bool {
        if type.kind == .protocol {
            let conformers = conformers(of: type.id).map { self[$0] }.filter { !file(of: $0).isTest }
            return isOfLooks(type) || !conformers.isEmpty && conformers.allSatisfy { isOfLooksOrSenses($0) }
        }
        return !asksOthers(type) && (isOfLooks(type) || senses(type))
    }

    /// Whether all that a type offers is to open something: a screen, or a page in a browser. A protocol is as it says itself.
    func onlyOpens(_ type: CodeType) -> Bool {
        let offered = type.members.filter { $0.kind == .method && !isHidden($0) }
        return !offered.isEmpty && offered.allSatisfy { Self.opens($0.baseName.string) } && !asksOthers(type)
            && (type.kind == .protocol || offered.allSatisfy { $0.type == nil })
    }

    /// Whether it keeps a view or a window, such as one that says that something goes on, and asks neither network nor storage: it is a
    /// part of what people see.
    func keepsViews(_ type: CodeType) -> Bool {
        type.isClass && !asksOthers(type)
            && type.members.contains { member in
                member.kind == .storedProperty && !member.isTypeMember && isView(self.type(of: member))
            }
    }

    /// Whether all that it has are subjects that others send to and listen to: it does nothing itself.
    func onlyPublishes(_ type: CodeType) -> Bool {
        let offered = type.members.filter { !$0.isTypeMember && $0.kind != .initializer && $0.kind != .deinitializer }
        return !offered.isEmpty
            && offered.allSatisfy { member in
                guard member.kind == .storedProperty, let name = (member.type ?? member.value?.type)?.stripped.name
                else { return false }
                return name.hasSuffix("Subject") || name.hasSuffix("Relay")
            }
    }

    /// Whether it keeps nothing, and answers by what Foundation computes: that is a function, whatever its type is called.
    func onlyComputes(_ type: CodeType) -> Bool {
        let members = type.declarations.flatMap(\.allMembers)
        let methods = members.filter { $0.kind == .method }
        guard methods.allSatisfy({ $0.type != nil && !$0.isAsync }),
            !members.contains(where: { $0.kind == .storedProperty && !$0.isTypeMember })
        else { return false }
        let named = members.flatMap(\.uses).compactMap { use -> String? in
            guard use.root == .name, let name = use.components.first?.name, name.startsUppercase else { return nil }
            return name.string
        }
        let others = named.filter { $0 != type.name }
        return !others.isEmpty && others.allSatisfy(Self.calculators.contains)
    }

    private static let calculators: Set<String> = [
        "Date", "DateFormatter", "ISO8601DateFormatter", "RelativeDateTimeFormatter", "DateComponents",
        "DateComponentsFormatter", "DateInterval", "Calendar", "TimeZone", "TimeInterval", "Locale", "NumberFormatter",
        "ByteCountFormatter", "NSNumber", "NSDecimalNumber", "Decimal", "String", "Character", "Substring", "Int",
        "Double", "Float", "CGFloat", "Bool", "Array", "Set", "Dictionary",
    ]

    /// Whether a method answers nothing and, by its name, puts something up or takes it down again: what else its class does is
    /// a matter of those who ask for that.
    func onlyPresents(_ method: MemberFact) -> Bool {
        method.type == nil && Self.starts(method.baseName.string, with: ["present", "dismiss"])
    }

    private static func opens(_ method: String) -> Bool {
        starts(method, with: ["present", "show", "open", "push", "dismiss", "pop", "hide"])
    }

    private static func starts(_ method: String, with verbs: [String]) -> Bool {
        verbs.contains { verb in
            guard method.hasPrefix(verb) else { return false }
            return method.dropFirst(verb.count).first.map { !$0.isLowercase } ?? true
        }
    }

    /// Whether at least half of what it offers are colours, fonts and the like.
    private func isOfLooks(_ type: CodeType) -> Bool {
        let offered = type.members.filter { !isHidden($0) && $0.kind != .initializer && $0.kind != .deinitializer }
        let looks = offered.count { member in
            if member.isProperty, Self.isCalledAfterLook(member.baseName.string) { return true }
            return ([member.type ?? member.value?.type] + member.parameters.map(\.type)).contains { written in
                written?.subtree.contains { named in named.name.map { Self.isLook($0.string) } ?? false } ?? false
            }
        }
        return looks > 0 && 2 * looks >= offered.count
    }

    private static func isLook(_ name: String) -> Bool {
        looks.contains(name) || lookWords.contains { name.contains($0) }
    }

    private static let looks: Set<String> = [
        "UIColor", "UIFont", "UIImage", "UIUserInterfaceStyle", "UIStatusBarStyle", "UIBarStyle", "CGFloat",
    ]
    private static let lookWords = ["Theme", "Style", "Appearance", "Palette"]

    /// `textOpacity: Double`: a plain value, named after what it says.
    private static func isCalledAfterLook(_ name: String) -> Bool {
        let name = name.lowercased()
        return lookNames.contains { name.contains($0) }
    }

    private static let lookNames = ["color", "colour", "font", "opacity", "alpha", "spacing", "theme", "appearance"]

    /// Whether it keeps what reads a sensor, or moves the device.
    private func senses(_ type: CodeType) -> Bool {
        type.members.contains { member in
            guard member.kind == .storedProperty else { return false }
            return [member.type, member.value?.type].contains { written in
                written?.subtree.contains { named in Self.sensors.contains(named.name) }
                    ?? false
            }
        }
    }

    private static let sensors: Set<String> = [
        "CMMotionManager", "CMPedometer", "CMAltimeter", "CMMotionActivityManager", "CLLocationManager",
        "CBCentralManager", "LAContext", "CHHapticEngine", "UIImpactFeedbackGenerator", "UISelectionFeedbackGenerator",
        "UINotificationFeedbackGenerator", "AVCaptureSession", "AVAudioPlayer", "NWPathMonitor",
    ]

    /// `enum Keychain { static func load() -> Data? }`: nobody makes one, and its functions ask network or storage themselves.
    func actsByItself(_ type: CodeType) -> Bool {
        let members = type.members
        return members.contains { $0.kind == .method && $0.isTypeMember } && asksOthers(type)
            && !members.contains { $0.kind == .enumCase || $0.kind == .storedProperty && !$0.isTypeMember }
    }

    /// Whether its code names network or storage.
    private func asksOthers(_ type: CodeType) -> Bool {
        type.declarations.contains { declaration in
            declaration.allMembers.contains { member in
                member.uses.contains { use in
                    use.root == .name && Self.others.contains(use.components.first?.name)
                }
            }
        }
    }

    private static let others: Set<String> = [
        "URLSession", "URLRequest", "FileManager", "AF", "Alamofire", "NSPersistentContainer", "NSFetchRequest",
        "Realm",
        "SecItemAdd", "SecItemCopyMatching", "SecItemUpdate", "SecItemDelete",
    ]
}
