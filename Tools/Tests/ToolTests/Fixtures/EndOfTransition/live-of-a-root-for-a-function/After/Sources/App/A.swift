final class Output: @unchecked Sendable {
  static let shared = Output()
  func write(_ text: String) { print(text) }
}
final class API: @unchecked Sendable {
  struct Dependencies {
    var output: Output
    static var live: Self { .init(output: Output.shared) }
  }
  static let shared = API(dependencies: .live)
  var count = 0
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func send(_ text: String) {
    count += 1
    dependencies.output.write("\(count) \(text)")
  }
}
final class Home {
  struct Dependencies {
    var api: API
  }
  private let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func run() { dependencies.api.send("home") }
}
