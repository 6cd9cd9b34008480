@MainActor final class AppRoot {
  private lazy var log = Log()
  private lazy var settings = Settings(dependencies: .init(log: log))

  func makeSettings() -> Settings { Settings(dependencies: .init(log: log)) }

  func makeModel() -> Model { Model(dependencies: .init(settings: settings)) }
}
