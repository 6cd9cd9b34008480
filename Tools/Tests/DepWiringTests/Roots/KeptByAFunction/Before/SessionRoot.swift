@MainActor
final class SessionRoot {
  private let app: AppRoot

  init(app: AppRoot) { self.app = app }

  lazy var list = makeList()

  func makeList() -> List {
    List(dependencies: .init(makeDetail: { [self] id in makeDetail(id) }))
  }

  private func makeDetail(_ id: Int) -> Detail {
    Detail(id, dependencies: .init())
  }
}
