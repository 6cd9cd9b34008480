@MainActor final class OtherRoot {
  private lazy var log = Log()

  func makeOther() -> Other { Other(dependencies: .init(makeDetail: makeDetail)) }

  private func makeDetail(_ style: Style, _ id: Item.ID) -> Detail {
    Detail(id, style: style, dependencies: .init(log: log))
  }
}
