import Foundation

final class NeapWords: Sendable {
  static let shared = NeapWords()

  func named(_ height: Int) -> String { height > 2 ? "high" : "low" }
}

protocol NeapTableProtocol: Sendable {
  func height() -> Int
}

final class NeapTable: Sendable {
  struct Dependencies {
    var fileManager: @Sendable () -> FileManager

    static var defaultDependencies: Self {
      Self(fileManager: { FileManager.default })
    }
  }

  private let dependencies: Dependencies

  static let shared = NeapTable()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func height() -> Int {
    dependencies.fileManager().fileExists(atPath: "/") ? 3 : 1
  }
}

extension NeapTable: NeapTableProtocol {}

struct NeapMark {
  let id = UUID()
  let height: Int
}

final class NeapPrinter: Sendable {
  struct Dependencies {
    var neapTable: any NeapTableProtocol

    static var defaultDependencies: Self {
      Self(neapTable: NeapTable.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func text() -> String {
    let mark = NeapMark(height: dependencies.neapTable.height())
    return "\(NeapWords.shared.named(mark.height)) \(mark.height)"
  }

  func later(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: work)
  }
}
