import Foundation

class HarbourSource6129 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  weak var desk: HarbourDesk6129?

  init(desk: HarbourDesk6129, dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
    self.desk = desk
  }

  func rows() -> [String] { dependencies.fileManager.fileExists(atPath: "/") ? ["a"] : [] }
}

class HarbourLoader6129 {
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

  func load() -> Bool { dependencies.fileManager.fileExists(atPath: "/") }
}

class HarbourDesk6129 {
  struct Dependencies {
    var makeHarbourLoader6129: @Sendable () -> HarbourLoader6129

    static var defaultDependencies: Self {
      Self(makeHarbourLoader6129: { HarbourLoader6129() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  class Button {
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

    func press() -> Bool { dependencies.fileManager.fileExists(atPath: "/") }
  }

  func open() -> [String] {
    let isPressed = Button().press()
    let source = HarbourSource6129(desk: self)
    return source.rows() + ["\(isPressed)", "\(dependencies.makeHarbourLoader6129().load())"]
  }
}
