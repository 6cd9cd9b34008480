struct Item { struct ID { var value: Int } }
struct Style { var name: String }
final class Log { init() {} }
@MainActor final class Detail {
  struct Dependencies { var log: Log }
  init(_ id: Item.ID, style: Style, dependencies: Dependencies) {}
}
@MainActor final class Feed {
  struct Dependencies { var makeDetail: (Item.ID) -> Detail }
  init(dependencies: Dependencies) {}
}
@MainActor final class Other {
  struct Dependencies { var makeDetail: (Style, Item.ID) -> Detail }
  init(dependencies: Dependencies) {}
}
