func End21test() { _ = End21Card(title: "d") }
