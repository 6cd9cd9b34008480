import Foundation

final class TideWords: Sendable {
  static let shared = TideWords()

  func named(_ height: Int) -> String { height > 2 ? "high" : "low" }
}

protocol TideTableProtocol: Sendable {
  func height() -> Int
}

final class TideTable: Sendable {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  private let dependencies: Dependencies

  static let shared = TideTable()

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func height() -> Int {
    dependencies.fileManager.fileExists(atPath: "/") ? 3 : 1
  }
}

extension TideTable: TideTableProtocol {}

struct TideMark {
  let id = UUID()
  let height: Int
}

final class TidePrinter: Sendable {
  struct Dependencies {
    var tideTable: any TideTableProtocol

    static var defaultDependencies: Self {
      Self(tideTable: TideTable.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func text() -> String {
    let mark = TideMark(height: dependencies.tideTable.height())
    return "\(TideWords.shared.named(mark.height)) \(mark.height)"
  }

  func later(_ work: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async(execute: work)
  }
}
