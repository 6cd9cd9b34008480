final class Log {
  init() {}
}

enum Style {
  case plain, bold
}

final class Detail {
  struct Dependencies {
    var log: Log
  }

  let style: Style

  init(_ id: Int, style: Style = .bold, dependencies: Dependencies) { self.style = style }
}

final class List {
  struct Dependencies {
    var makeDetail: (Int) -> Detail
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }
}

final class Editor {
  struct Dependencies {
    var makeDetail: (Int, Style) -> Detail
  }

  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }
}
