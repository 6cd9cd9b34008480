import Foundation

protocol ChronicleProtocol: Sendable {
  var last: String { get }
  func write(_ text: String, function: StaticString)
}

extension ChronicleProtocol {
  func write(_ text: String, function: StaticString = #function) {
    write(text, function: function)
  }
}

final class Chronicle: @unchecked Sendable {
  static let shared = Chronicle()
  private(set) var last = ""

  func write(_ text: String, function: StaticString = #function) { last = "\(function): \(text)" }
}

extension Chronicle: ChronicleProtocol {}

final class Scribe {
  struct Dependencies {
    var chronicle: any ChronicleProtocol

    static var defaultDependencies: Self {
      Self(chronicle: Chronicle.shared)
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func note() -> String {
    dependencies.chronicle.write("fire")
    return dependencies.chronicle.last
  }
}
