@MainActor
final class AppRoot {
  private lazy var log = Log()

  func makeList() -> List {
    List(dependencies: .init(makeDetail: { [self] id in makeDetail(id) }))
  }

  func makeEditor() -> Editor {
    Editor(dependencies: .init(makeDetail: { [self] id, style in makeDetail(id, style: style) }))
  }

  func makeDetail(_ id: Int, style: Style = .plain) -> Detail {
    Detail(id, style: style, dependencies: .init(log: log))
  }
}
