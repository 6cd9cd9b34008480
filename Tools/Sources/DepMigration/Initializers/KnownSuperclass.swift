/// The designated initializers of a class of an SDK, which a subclass must hand down.
///
/// A subclass that declares one of its own inherits the others only where it overrides them all:
/// https://docs.swift.org/swift-book/documentation/the-swift-programming-language/initialization
package struct KnownSuperclass: Hashable, Sendable {
  package struct Initializer: Hashable, Sendable {
    package var signature: String
    package var call: String
  }

  /// Those to override.
  package var overridden: [Initializer]
  /// The new one, with what it calls; `dependencies` is added to its parameters.
  package var parameters: String
  package var call: String

  package static func named(_ name: String) -> KnownSuperclass? {
    switch name {
    case "UIViewController", "UITabBarController":
      KnownSuperclass(
        overridden: [nib("String?"), coder], parameters: "",
        call: "super.init(nibName: nil, bundle: nil)")
    case "NSViewController":
      KnownSuperclass(
        overridden: [nib("NSNib.Name?"), coder], parameters: "",
        call: "super.init(nibName: nil, bundle: nil)")
    case "UITableViewController":
      KnownSuperclass(
        overridden: [
          Initializer(
            signature: "override init(style: UITableView.Style)", call: "super.init(style: style)"),
          nib("String?"), coder,
        ], parameters: "style: UITableView.Style = .plain, ", call: "super.init(style: style)")
    case "UICollectionViewController":
      KnownSuperclass(
        overridden: [
          Initializer(
            signature: "override init(collectionViewLayout layout: UICollectionViewLayout)",
            call: "super.init(collectionViewLayout: layout)"),
          nib("String?"), coder,
        ], parameters: "collectionViewLayout layout: UICollectionViewLayout, ",
        call: "super.init(collectionViewLayout: layout)")
    case "UIView", "UIControl", "UICollectionViewCell", "UICollectionReusableView", "UILabel",
      "UIScrollView", "UIStackView":
      framed("frame: CGRect")
    case "NSView", "NSControl": framed("frame: NSRect")
    case "UITableViewCell":
      KnownSuperclass(
        overridden: [
          Initializer(
            signature:
              "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
            call: "super.init(style: style, reuseIdentifier: reuseIdentifier)"), coder,
        ], parameters: "style: UITableViewCell.CellStyle, reuseIdentifier: String?, ",
        call: "super.init(style: style, reuseIdentifier: reuseIdentifier)")
    case "NSWindowController":
      KnownSuperclass(
        overridden: [
          Initializer(
            signature: "override init(window: NSWindow?)", call: "super.init(window: window)"),
          coder,
        ], parameters: "window: NSWindow? = nil, ", call: "super.init(window: window)")
    default: nil
    }
  }

  private static func framed(_ parameter: String) -> KnownSuperclass {
    KnownSuperclass(
      overridden: [
        Initializer(signature: "override init(\(parameter))", call: "super.init(frame: frame)"),
        coder,
      ], parameters: "\(parameter) = .zero, ", call: "super.init(frame: frame)")
  }

  private static func nib(_ type: String) -> Initializer {
    Initializer(
      signature: "override init(nibName nibNameOrNil: \(type), bundle nibBundleOrNil: Bundle?)",
      call: "super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)")
  }

  private static let coder = Initializer(
    signature: "required init?(coder: NSCoder)", call: "super.init(coder: coder)")
}
