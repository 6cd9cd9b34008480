@MainActor final class AppRoot {
  func makeModel() -> Model { Model(dependencies: .init(makeDetail: nil, onEnd: nil, log: nil)) }
}
