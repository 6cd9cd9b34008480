import UIKit

class Popup6207: UIView {
  var action: (() -> Bool)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  func setUp() {}
}

final class Banner6207: Popup6207 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  var dependencies: Dependencies = .defaultDependencies

  override func setUp() {
    action = { [weak self] in
      guard let strongSelf = self else { return false }
      return strongSelf.isThere(strongSelf.dependencies.fileManager)
    }
  }

  private func isThere(_ files: FileManager) -> Bool { files.fileExists(atPath: "/") }
}

/// The closure would hold the dependencies that the object has when it hands the closure over.
final class Flag6207: Popup6207 {
  override func setUp() {
    action = { [weak self] in self != nil && FileManager.default.fileExists(atPath: "/") }
  }
}

/// The closure runs at once.
final class Quick6207: Popup6207 {
  private(set) var isThere = false

  override func setUp() {
    ["/"].forEach { [weak self] path in
      guard let self = self else { return }
      self.isThere = FileManager.default.fileExists(atPath: path)
    }
  }
}

/// A local constant holds the closure, and calls it at once.
final class Held6207: Popup6207 {
  private(set) var isThere = false

  override func setUp() {
    let look = { [weak self] in
      guard let self = self else { return }
      self.isThere = FileManager.default.fileExists(atPath: "/")
    }
    look()
  }
}

/// The closure is called where it stands.
final class Called6207: Popup6207 {
  private(set) var isThere = false

  override func setUp() {
    isThere = { [weak self] in
      guard let self = self else { return false }
      return self.action == nil && FileManager.default.fileExists(atPath: "/")
    }()
  }
}

final class Eager6207: Popup6207 {
  private(set) var isThere = false

  override func setUp() { isThere = FileManager.default.fileExists(atPath: "/") }
}
