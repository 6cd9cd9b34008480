import UIKit

class KioskScreen6126: UIViewController {
  struct Dependencies {
    var store: @MainActor @Sendable () -> any KioskStore6126Protocol
    var sound: @MainActor @Sendable () -> any KioskSound6126Protocol
    var kioskDelegate6126Store: @MainActor @Sendable () -> KioskStore6126?
    var note: @MainActor @Sendable () -> String?

    static var defaultDependencies: Self {
      Self(
        store: { (UIApplication.shared.delegate as! KioskDelegate6126).store },
        sound: { (UIApplication.shared.delegate as! KioskDelegate6126).sound },
        kioskDelegate6126Store: { (UIApplication.shared.delegate as? KioskDelegate6126)?.store },
        note: { (UIApplication.shared.delegate as? KioskDelegate6126)?.note })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  override func viewDidLoad() {
    super.viewDidLoad()
    dependencies.store().add()
    title = dependencies.sound().ring()
  }

  func count() -> Int {
    dependencies.kioskDelegate6126Store()?.add()
    guard let store = dependencies.kioskDelegate6126Store() else { return 0 }
    return store.count
  }

  func note() -> String { dependencies.note()?.uppercased() ?? "none" }
}

class KioskSettings6126: UIViewController {
  struct Dependencies {
    var kioskDelegate6126: @MainActor @Sendable () -> KioskDelegate6126?
    var currentKioskDelegate6126: @MainActor @Sendable () -> KioskDelegate6126

    static var defaultDependencies: Self {
      Self(
        kioskDelegate6126: { UIApplication.shared.delegate as? KioskDelegate6126 },
        currentKioskDelegate6126: { UIApplication.shared.delegate as! KioskDelegate6126 })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func save() -> String {
    guard let delegate = dependencies.kioskDelegate6126() else { return "none" }
    return delegate.save() + "\(delegate.store.count)"
  }

  func clear() {
    dependencies.currentKioskDelegate6126().note = nil
  }
}

class KioskTimer6126: UIViewController {
  struct Dependencies {
    var kioskDelegate6126: @MainActor @Sendable () -> KioskDelegate6126

    static var defaultDependencies: Self {
      Self(kioskDelegate6126: { UIApplication.shared.delegate as! KioskDelegate6126 })
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  func later(_ run: (@escaping () -> Void) -> Void) {
    let delegate = dependencies.kioskDelegate6126()
    run { delegate.store.add() }
  }
}

class KioskForeign6126: UIViewController {
  func isSet() -> Bool { UIApplication.shared.delegate != nil }
}
