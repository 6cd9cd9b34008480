import Foundation

final class Herald6211 {
  struct Dependencies {
    var notificationCenter: NotificationCenter

    static var defaultDependencies: Self {
      Self(notificationCenter: NotificationCenter.default)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func announce() -> Bool {
    let isThere = FileManager.default.fileExists(atPath: "/")
    dependencies.notificationCenter.post(name: Notification.Name("6211"), object: nil)
    return isThere && Herald6211Scroll().isRolled()
  }
}

private final class Herald6211Scroll {
  func isRolled() -> Bool { FileManager.default.fileExists(atPath: "/") }
}

final class Usher6211 {
  struct Dependencies {
    var userDefaults: UserDefaults

    static var defaultDependencies: Self {
      Self(userDefaults: UserDefaults.standard)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func seat() -> Bool {
    dependencies.userDefaults.bool(forKey: "6211") || Usher6211List().isLong
  }
}

final class Crier6211 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  static func cry() -> Bool { Usher6211List().isLong }

  func whisper() -> Bool { dependencies.fileManager.fileExists(atPath: "/") }
}

private struct Usher6211List {
  var isLong: Bool { FileManager.default.fileExists(atPath: "/") }
}
