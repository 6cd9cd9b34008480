import Foundation

final class QuayBill {
  struct Dependencies {
    var fileManager: FileManager

    static var defaultDependencies: Self {
      Self(fileManager: FileManager.default)
    }
  }

  let text: String

  init(
    from: String,
    to: String,
    weight: Int,
    isUrgent: Bool,
    dependencies: Dependencies = .defaultDependencies
  ) {
    let home = dependencies.fileManager.fileExists(atPath: "/")
    text = "\(home) \(from) \(to) \(weight) \(isUrgent)"
  }
}

final class QuayOffice {
  struct Dependencies {
    var makeQuayBill: @Sendable (_ from: String, _ to: String, _ weight: Int) -> QuayBill

    static var defaultDependencies: Self {
      Self(makeQuayBill: { QuayBill(from: $0, to: $1, weight: $2, isUrgent: true) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func bill() -> String { dependencies.makeQuayBill("Ulm", "Bonn", 4).text }
}
