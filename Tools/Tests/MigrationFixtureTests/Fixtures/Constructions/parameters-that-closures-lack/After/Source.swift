import Foundation

@resultBuilder enum ImpalaList {
  static func buildBlock(_ numbers: Int...) -> [Int] { numbers }
}

final class ImpalaGeneric {
  private let text: String
  init<Value: CustomStringConvertible>(value: Value) { text = "\(value) \(Date() > .distantPast)" }
  func show() { print(text) }
}

final class ImpalaOpaque {
  private let text: String
  init(make: () -> some Equatable) { text = "\(make()) \(Date() > .distantPast)" }
  func show() { print(text) }
}

final class ImpalaBuilt {
  private let text: String
  init(@ImpalaList content: () -> [Int]) { text = "\(content()) \(Date() > .distantPast)" }
  func show() { print(text) }
}

final class ImpalaUnwrapped {
  private let text: String
  init(name: String!) { text = "\(name ?? "none") \(Date() > .distantPast)" }
  func show() { print(text) }
}

final class ImpalaUser {
  struct Dependencies {
    var makeImpalaUnwrapped: @Sendable (String?) -> ImpalaUnwrapped

    static var defaultDependencies: Self {
      Self(makeImpalaUnwrapped: { ImpalaUnwrapped(name: $0) })
    }
  }

  private let dependencies: Dependencies

  init(dependencies: Dependencies = .defaultDependencies) {
    self.dependencies = dependencies
  }

  func run() {
    ImpalaGeneric(value: 3).show()
    ImpalaOpaque(make: { 4 }).show()
    ImpalaBuilt {
      5
      6
    }.show()
    dependencies.makeImpalaUnwrapped("seven").show()
  }
}
