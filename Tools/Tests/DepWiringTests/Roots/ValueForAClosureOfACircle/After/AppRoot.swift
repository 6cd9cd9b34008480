@MainActor
final class AppRoot {
  private(set) lazy var api = API(dependencies: .init())
  private lazy var session = Session(dependencies: .init(api: api))
}
