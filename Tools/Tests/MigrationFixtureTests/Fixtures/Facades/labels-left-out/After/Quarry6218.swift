import Foundation

extension URL {
  static func quarry6218(isHidden: Bool = false) -> URL {
    FileManager.default.fileExists(atPath: "/")
      ? URL(fileURLWithPath: isHidden ? "/.a" : "/a") : URL(fileURLWithPath: "/b")
  }
}

final class Quarry6218 {
  struct Dependencies {
    var quarry6218: @Sendable () -> URL

    static var defaultDependencies: Self {
      Self(quarry6218: { URL.quarry6218() })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func dig() -> String { dependencies.quarry6218().path }
}

final class Vault6219 {
  nonisolated(unsafe) static let shared = Vault6219()
  private var doors = [3]
  private init() {}

  private static func door(at index: Int) -> Int? { shared.doors.first { $0 == index } }
  private func door(named name: String) -> Int? { doors.first }

  static func isOpen(_ index: Int) -> Bool { door(at: index) != nil }
  func isShut() -> Bool { door(named: "a") == nil }
  func build() { doors.append(4) }
}

final class Guard6219 {
  struct Dependencies {
    var isOpen: @Sendable (Int) -> Bool

    static var defaultDependencies: Self {
      Self(isOpen: { Vault6219.isOpen($0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func check() -> Bool { dependencies.isOpen(3) }
}
