import Foundation

func later6171(_ work: @escaping () -> Void) { work() }

protocol KiteStore6171Protocol {
  func load(_ done: ([Int]) -> Void)
}

final class KiteStore6171 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  static let shared = KiteStore6171()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func load(_ done: ([Int]) -> Void) {
    done(dependencies.fileManager.fileExists(atPath: "/") ? [1, 2] : [])
  }
}

extension KiteStore6171: KiteStore6171Protocol {}

protocol KiteHelper6171Protocol {
  func install(_ done: @escaping () -> Void)
}

final class KiteHelper6171 {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  static let shared = KiteHelper6171()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func install(_ done: @escaping () -> Void) {
    if dependencies.fileManager.fileExists(atPath: "/") { done() }
  }
}

extension KiteHelper6171: KiteHelper6171Protocol {}

final class KiteField6171 {
  struct Dependencies {
    var kiteStore6171: any KiteStore6171Protocol
    var kiteHelper6171: any KiteHelper6171Protocol

    static var defaultDependencies: Self {
      Self(kiteStore6171: KiteStore6171.shared, kiteHelper6171: KiteHelper6171.shared)
    }
  }

  private let dependencies: Dependencies

  var shown: [Int] = []

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func load() {
    dependencies.kiteStore6171.load { [weak self, dependencies] kites in
      later6171 {
        dependencies.kiteHelper6171.install { [kites] in
          self?.show(kites)
        }
      }
    }
  }

  private func show(_ kites: [Int]) { shown = kites }
}
