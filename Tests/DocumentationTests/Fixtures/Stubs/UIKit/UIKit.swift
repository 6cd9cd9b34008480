// swift-format-ignore-file

@_exported import Foundation

@MainActor open class UIResponder: NSObject {
  public nonisolated override init() { super.init() }
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  open var view: UIView = UIView()
  open var title: String?
  open func viewDidLoad() {}
  public func loadViewIfNeeded() { viewDidLoad() }
  open func present(
    _ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
}

@MainActor open class UIView: UIResponder {
  public init(frame: String = "") {}
}

@MainActor open class UITableViewCell: UIView {
  open func prepareForReuse() {}
}

@MainActor open class UIStoryboard: NSObject {
  public init(name: String, bundle: Bundle?) {}
  public func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    guard let controller = creator?(NSCoder()) ?? Controller(coder: NSCoder()) else {
      preconditionFailure("the storyboard made no controller")
    }
    return controller
  }
}

@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  open func open(_ url: URL) {}
}
