extension Catalogue {
    /// Mail, messages and contacts.
    static let frameworksPeople: StaticString = #"""
        module MessageUI: Foundation, UIKit
        enum MFMailComposeResult: Int
          case cancelled, saved, sent, failed
        main class MFMailComposeViewController: UINavigationController
          class func canSendMail() -> Bool
          weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
          func setSubject(_ subject: String)
          func setToRecipients(_ toRecipients: [String]?)
          func setMessageBody(_ body: String, isHTML: Bool)
        protocol MFMailComposeViewControllerDelegate: NSObjectProtocol
          optional func mailComposeController(_ controller: MFMailComposeViewController,
            didFinishWith result: MFMailComposeResult, error: (any Error)?)
        main class MFMessageComposeViewController: UINavigationController
          weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
          var recipients: [String]?
          var body, subject: String?
        protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol
          func messageComposeViewController(_ controller: MFMessageComposeViewController,
            didFinishWith result: MessageComposeResult)
        enum MessageComposeResult: Int
          case cancelled, sent, failed
        module Contacts: Foundation
        enum CNAuthorizationStatus: Int
        class CNContact: NSObject
          let identifier, givenName, familyName: String
        class CNContactFetchRequest: NSObject
        class CNContactFormatter: Formatter
        class CNContactStore: NSObject
        class CNGroup: NSObject
        class CNLabeledValue<ValueType: AnyObject>: NSObject
        class CNMutableContact: CNContact
        class CNPhoneNumber: NSObject
        class CNPostalAddress: NSObject
        module ContactsUI: Contacts, Foundation, UIKit
        protocol CNContactPickerDelegate: NSObjectProtocol
        main class CNContactPickerViewController: UIViewController
          weak var delegate: (any CNContactPickerDelegate)?
        main class CNContactViewController: UIViewController
          convenience init(for contact: CNContact)
          weak var delegate: (any CNContactViewControllerDelegate)?
        protocol CNContactViewControllerDelegate: NSObjectProtocol
        """#
}
