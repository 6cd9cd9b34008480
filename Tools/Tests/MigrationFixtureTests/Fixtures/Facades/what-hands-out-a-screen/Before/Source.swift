import UIKit

final class ListViewController5103: UIViewController {
  private nonisolated(unsafe) var count = 0

  nonisolated func insert() -> Int {
    count += 1
    return count
  }
}

final class SceneDelegate5103 {
  nonisolated(unsafe) static var current: SceneDelegate5103? = SceneDelegate5103()
  let list = ListViewController5103(nibName: nil, bundle: nil)
}

extension UIApplication {
  nonisolated static func list() -> ListViewController5103? {
    let delegate = SceneDelegate5103.current
    return delegate?.list
  }

  nonisolated static func newList() -> ListViewController5103 {
    let list = ListViewController5103(nibName: nil, bundle: nil)
    print(SceneDelegate5103.current == nil)
    return list
  }
}

final class Importer5103 {
  func insert() -> Int { (UIApplication.list()?.insert() ?? 0) + UIApplication.newList().insert() }
}
