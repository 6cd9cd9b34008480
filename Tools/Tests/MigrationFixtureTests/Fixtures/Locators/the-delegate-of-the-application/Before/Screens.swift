import UIKit

class KioskScreen6126: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    (UIApplication.shared.delegate as! KioskDelegate6126).store.add()
    let delegate = UIApplication.shared.delegate as! KioskDelegate6126
    title = delegate.sound.ring()
  }

  func count() -> Int {
    (UIApplication.shared.delegate as? KioskDelegate6126)?.store.add()
    guard let store = (UIApplication.shared.delegate as? KioskDelegate6126)?.store else { return 0 }
    return store.count
  }

  func note() -> String { (UIApplication.shared.delegate as? KioskDelegate6126)?.note?.uppercased() ?? "none" }
}

class KioskSettings6126: UIViewController {
  func save() -> String {
    guard let delegate = UIApplication.shared.delegate as? KioskDelegate6126 else { return "none" }
    return delegate.save() + "\(delegate.store.count)"
  }

  func clear() {
    (UIApplication.shared.delegate as! KioskDelegate6126).note = nil
  }
}

class KioskTimer6126: UIViewController {
  func later(_ run: (@escaping () -> Void) -> Void) {
    let delegate = UIApplication.shared.delegate as! KioskDelegate6126
    run { delegate.store.add() }
  }
}

class KioskForeign6126: UIViewController {
  func isSet() -> Bool { UIApplication.shared.delegate != nil }
}
