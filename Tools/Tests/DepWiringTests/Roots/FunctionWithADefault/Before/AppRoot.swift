@MainActor
final class AppRoot {
  private lazy var log = Log()

  func makeList() -> List {
    List(dependencies: .init())
  }

  func makeEditor() -> Editor {
    Editor(dependencies: .init())
  }

  func makeDetail(_ id: Int, style: Style = .plain) -> Detail {
    Detail(id, style: style, dependencies: .init(log: log))
  }
}
