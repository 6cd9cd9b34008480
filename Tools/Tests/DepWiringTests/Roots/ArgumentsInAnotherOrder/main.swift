_ = AppRoot().makeTable().dependencies.makeCell(1, 2, Style(name: "bold"))
