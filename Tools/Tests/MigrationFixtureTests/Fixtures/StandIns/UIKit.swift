@_exported import Foundation

@preconcurrency @MainActor open class UIResponder: NSObject {
  override public nonisolated init() { super.init() }
}

@preconcurrency @MainActor open class UIApplication: UIResponder {
  public class var shared: UIApplication { application }
  nonisolated(unsafe) private static let application = UIApplication()

  open var delegate: (any UIApplicationDelegate)?
  open var isIdleTimerDisabled = false
  open func canOpenURL(_ url: URL) -> Bool { url.scheme == "https" }

  public enum OpenExternalURLOptionsKey: Hashable { case universalLinksOnly }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    print("opens \(url)")
    completionHandler?(true)
  }
}

@preconcurrency @MainActor open class UIDevice: NSObject {
  public class var current: UIDevice { device }
  nonisolated(unsafe) private static let device = UIDevice()

  override public nonisolated init() { super.init() }
  open var model: String { "phone" }
  open var name: String { "a phone" }
  open var systemName: String { "system" }
  open var systemVersion: String { "1" }
}

@preconcurrency @MainActor open class UIView: UIResponder {
  public nonisolated init(frame: CGRect) { super.init() }
  public required nonisolated init?(coder: NSCoder) { nil }
}

@preconcurrency @MainActor open class UIViewController: UIResponder {
  open var title: String?

  public nonisolated init(nibName: String?, bundle: Bundle?) { super.init() }
  public required nonisolated init?(coder: NSCoder) { nil }

  open func viewDidLoad() {}
}

@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

@preconcurrency @MainActor open class UIImpactFeedbackGenerator: NSObject {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy }
  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  open func impactOccurred() { print("impact \(style)") }
  open func prepare() {}
}

/// Keeps the items of a collection by sections.
@preconcurrency @MainActor open class UICollectionViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: NSObject {
  private let title: (Item) -> String

  public init(title: @escaping (Item) -> String) { self.title = title }

  open func text(of item: Item) -> String { title(item) }
}
